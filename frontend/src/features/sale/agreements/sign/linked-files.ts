import { FailedAnswer } from '../../../../platform/api/api-fetch.ts';

/** Reads a file by a private link; its secret travels in a header, so that it stands in no address. @throws FailedAnswer */
export const linkedFile = async (token: string, path: string): Promise<Response> => {
  const answer = await fetch(path, { headers: { 'X-Link-Token': token } });
  if (!answer.ok) throw new FailedAnswer(answer.status, answer.statusText, await answer.text());
  return answer;
};

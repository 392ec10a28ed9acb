/** The address of a generated plan, with its code at the end. */
const inAddress = /\/homes\/g\/([^/?#\s]+)/;
const alone = /^[A-Za-z0-9._~-]{1,200}$/;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The design code in what somebody pasted: the code itself, or the address of the plan's page. Null if there is none. */
export const designCodeIn = (pasted: string): string | null => {
  const text = pasted.trim();
  const code = decoded(inAddress.exec(text)?.[1] ?? text);
  return alone.test(code) ? code : null;
};

/** The document of a generated plan. */
export const designDocument = (code: string): string => `/api/floor-plans/designs/${code}.json`;

interface SmtpError {
  readonly code?: unknown;
  readonly responseCode?: number;
  readonly command?: unknown;
  readonly response?: string;
}

/** What a failed attempt said: what happened, but nothing of the mail's content; at most 500 characters, none of them a control character. */
export const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\p{Cc}+/gu, ' ').slice(0, 500);

/** Whether the mail server refused the mailbox or the mail permanently (RFC 5321, 5yz), so that retrying would change nothing. */
export const isRefused = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as SmtpError;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
};

/** Whether the mailbox was refused, not the sender or the content: at RCPT TO, or later with an address status (RFC 3463, 5.1 and 5.2.1). */
export const isDeadAddress = (error: unknown): boolean => {
  const { command, response = '' } = error as SmtpError;
  return isRefused(error) && (command === 'RCPT TO' || /^5\d\d[ -]5\.(1\.\d+|2\.1)\b/.test(response));
};

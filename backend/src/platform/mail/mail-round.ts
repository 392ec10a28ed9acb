/** Mails that wait for others to the same mailbox go out this often: in milliseconds. */
const roundMs = 600_000;

/** When mails that wait now go out: on the next of the ten-minute marks of the clock, so that those of one round can be one mail. */
export const nextRound = (now: Date): Date => new Date((Math.floor(now.getTime() / roundMs) + 1) * roundMs);

/** What a drawing and its check are not; it stands on every sheet. */
export const designCheckSentence = 'This is a design check, and no approval by an inspector.';

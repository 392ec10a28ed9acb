/** A page that was opened with something secret in its address: other pages are not told where the reader comes from. */
export const NoReferrer = () => <meta name="referrer" content="no-referrer" />;

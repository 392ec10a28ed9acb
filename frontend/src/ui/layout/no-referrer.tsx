/** For a page opened with a secret in its address: keeps that address from other sites. */
export const NoReferrer = () => <meta name="referrer" content="no-referrer" />;

/** SHA-256 of a file in lower-case hex, computed in the browser. @throws if the file cannot be read */
export const hashOfFile = async (file: Blob): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

/** What a spec uses of the package, which comes without types. */
declare module 'gltf-validator' {
  export const validateBytes: (bytes: Uint8Array) => Promise<{
    readonly issues: {
      readonly numErrors: number;
      readonly numWarnings: number;
      readonly messages: readonly { readonly code: string; readonly message: string }[];
    };
  }>;
}

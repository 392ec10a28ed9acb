/** A package of the lock file, and the places of those it needs. */
export interface ShippedPackage {
  readonly entry: { readonly version: string };
  readonly needs: readonly string[];
}
export function shippedPackages(packages: object, parts?: readonly string[]): Map<string, ShippedPackage>;
export function writeBillOfMaterials(root: string, file: string): void;

/** The files that come along with an agreement, by their keys. */
export const warrantyKeys = ['warranty_manufacturer', 'warranty_seller'] as const;
export type WarrantyKey = (typeof warrantyKeys)[number];

export const warrantyTitles: Readonly<Record<WarrantyKey, string>> = {
  warranty_manufacturer: 'Manufacturer’s warranty',
  warranty_seller: 'Seller’s warranty',
};

/** Whether a word names such a file. */
export const isWarrantyKey = (key: string): key is WarrantyKey => Object.hasOwn(warrantyTitles, key);

/** A file that comes along with an agreement. */
export interface AgreementFile {
  readonly key: WarrantyKey;
  readonly name: string;
  /** In hex. */
  readonly sha256: string;
}

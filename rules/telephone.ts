/** The `tel:` address of a phone number: digits only; ten digits get the country code 1. */
export const telephoneLink = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
};

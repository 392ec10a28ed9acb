/** `tel:` address of a phone number: digits only, with the country code where it is missing. */
export const telephoneLink = (phone: string): string => {
  const digits = phone.replace(/\D/g, '');
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
};

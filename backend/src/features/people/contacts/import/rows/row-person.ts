import { foldSearch } from '@hearthline/rules/search.ts';
import { foldEmail } from '@hearthline/rules/text.ts';

/** What a row, or a contact, is recognized by. */
export interface Person {
  /** The folded address; blank if there is none. */
  readonly email: string;
  /** The phone number as it is stored; blank unless first and last name are there too: a number alone may be a family's. */
  readonly phone: string;
  /** First and last name, folded as the search folds them. */
  readonly name: string;
}

interface Described {
  readonly email: string;
  readonly phone?: string | null;
  readonly firstName?: string;
  readonly lastName?: string;
}

/** Whom a row or a contact is about. */
export const personOf = ({ email, phone, firstName, lastName }: Described): Person => ({
  email: email && foldEmail(email),
  phone: (firstName && lastName && phone) || '',
  name: foldSearch(`${firstName ?? ''} ${lastName ?? ''}`),
});

/** Phone and name in one word, which is no address: it has a blank. Blank without a phone. */
const phoneAndName = ({ phone, name }: Person): string => phone && `${phone} ${name}`;

/** The address, or else phone and name: under this, the rows of one person are found, and new contacts are told apart. */
export const identityOf = (person: Person): string => person.email || phoneAndName(person);

/**
 * Recognizes the rows of one person in a file, however each of them names the person: by the address, or else by phone and name. Rows with
 * different addresses are different people, whatever else they share.
 * @returns a function that is asked for each row in the order of the file, and answers the key of the person's first row, blank if it names nobody
 */
export const createFilePeople = (): ((person: Person) => string) => {
  const keys = new Map<string, string>();
  /** Keys of those of whom no row has an address so far. */
  const addressless = new Set<string>();
  return (person) => {
    const { email } = person;
    const phone = phoneAndName(person);
    if (!email && !phone) return '';
    if (!email) {
      const known = keys.get(phone);
      if (known !== undefined) return known;
      keys.set(phone, phone);
      addressless.add(phone);
      return phone;
    }
    const joined = keys.get(email);
    if (joined !== undefined) return joined;
    if (addressless.delete(phone)) {
      keys.set(email, phone);
      return phone;
    }
    if (phone && !keys.has(phone)) keys.set(phone, email);
    return email;
  };
};

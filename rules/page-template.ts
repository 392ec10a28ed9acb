import { escapeMarkup } from './escape-markup.ts';
import { telephoneLink } from './phones/format.ts';
import { websiteLink } from './website.ts';

/** The values that a prerendered page leaves open until it is served. */
export interface PageValues {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly website: string;
  readonly address: string;
  readonly equalHousing: string;
  readonly hours: string;
  readonly openingHours: string;
  /** The beginning of all public addresses of the site. */
  readonly site: string;
}

/**
 * The placeholders that pages are rendered with at build time. Each survives whatever components turn it into (`tel:`,
 * `mailto:` and `https:` addresses, text, attributes) and occurs nowhere else.
 */
export const sampleValues: PageValues = {
  name: 'Name-To-Fill-In',
  phone: '000111000111000111',
  email: 'email@to-fill-in.invalid',
  website: 'website.to-fill-in.invalid',
  address: 'Postal-Address-To-Fill-In',
  equalHousing: 'Equal-Housing-To-Fill-In',
  hours: 'Hours-In-Words-To-Fill-In',
  openingHours: 'Opening-Hours-To-Fill-In',
  site: 'https://site.to-fill-in.invalid',
};

const keys = Object.keys(sampleValues) as (keyof PageValues)[];
const jsonBlock = /(<script type="application\/ld\+json">)(.*?)(<\/script>)/gs;

const placed = (html: string, place: (key: string) => string): string => {
  const withLinks = html
    .replaceAll(telephoneLink(sampleValues.phone), place('tel'))
    .replaceAll(websiteLink(sampleValues.website) ?? '', place('web'));
  return keys.reduce((text, key) => text.replaceAll(sampleValues[key], place(key)), withLinks);
};

/** Turns HTML that was rendered with `sampleValues` into a template: `{{html:name}}`, and `{{json:name}}` inside data blocks. */
export const toTemplate = (html: string): string =>
  placed(
    html.replace(
      jsonBlock,
      (_block, start: string, json: string, end: string) =>
        start + placed(json, (key) => `{{json:${key}}}`) + end,
    ),
    (key) => `{{html:${key}}}`,
  );

/** The inside of a JSON string, which cannot end the element it stands in. */
const asJson = (text: string): string => JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');

/** Fills in a template; each value is escaped for the place where it appears. */
export const fillTemplate = (template: string, values: PageValues): string => {
  const known: Readonly<Record<string, string>> = {
    ...values,
    tel: telephoneLink(values.phone),
    web: websiteLink(values.website) ?? '',
  };
  return template.replace(/\{\{(html|json):(\w+)\}\}/g, (all, kind: string, key: string) => {
    const value = known[key];
    return value === undefined ? all : kind === 'json' ? asJson(value) : escapeMarkup(value);
  });
};

import { expect, it } from 'vitest';
import { fillTemplate, sampleValues, toTemplate, type PageValues } from './page-template.ts';
import { telephoneLink } from './phones/format.ts';

const { name, phone, email, website, site } = sampleValues;
const values: PageValues = {
  name: `B&B "Homes" </script><b>`,
  phone: '(360) 555-0142',
  email: 'a@b.example',
  website: 'x.example',
  address: '1 Road',
  equalHousing: 'Equal & fair',
  hours: 'Monday, 9:00 AM to 5:00 PM',
  openingHours: 'Mo 09:00-17:00',
  site: 'https://x.example',
};

it('fills in text, attributes and addresses', () => {
  const template = toTemplate(
    `<a href="${telephoneLink(phone)}">${phone}</a><a href="mailto:${email}">${email}</a><link href="${site}/finance"><i>${website}</i><a href="https://${website}">`,
  );
  expect(template).not.toContain('fill-in');
  expect(fillTemplate(template, values)).toBe(
    '<a href="tel:+13605550142">(360) 555-0142</a><a href="mailto:a@b.example">a@b.example</a><link href="https://x.example/finance"><i>x.example</i><a href="https://x.example">',
  );
});

it('escapes for the place where a value stands', () => {
  const html = fillTemplate(
    toTemplate(
      `<p title="${name}">${name}</p><script type="application/ld+json">{"name":"${name}"}</script>`,
    ),
    values,
  );
  const escaped = 'B&amp;B &quot;Homes&quot; &lt;/script&gt;&lt;b&gt;';
  expect(html).toContain(`<p title="${escaped}">${escaped}</p>`);
  const json = /json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual({ name: values.name });
});

it('leads nowhere by a website that is none', () => {
  expect(
    fillTemplate(toTemplate(`<a href="https://${website}">${website}</a>`), {
      ...values,
      website: 'javascript:alert(1)',
    }),
  ).toBe('<a href="">javascript:alert(1)</a>');
});

it('does not read a value as a template', () => {
  expect(
    fillTemplate('{{html:name}} {{html:phone}} {{html:other}}', { ...values, name: '{{html:phone}} $&' }),
  ).toBe('{{html:phone}} $&amp; (360) 555-0142 {{html:other}}');
});

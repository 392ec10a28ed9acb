import type { LegalText, StoredLegalText } from './legal-text.ts';
import type { LegalKey } from './pages.ts';

const privacy = `This page says what we learn about you on this website, what we use it for, and what you can ask of us.

## What we collect
- What you give us: your name, email address, phone number, postal address and messages when you book an appointment, ask for a consultant, save a design or create an account.
- What a purchase needs: the contents of quotes and agreements, signatures, payments and documents of your project.
- What every website receives: the address of your connection, the time, and the page you asked for. We keep it to protect the site and to find faults.

## What we use it for
- To answer you, to keep appointments, and to prepare quotes and agreements.
- To build, deliver and set up your home together with the factory, lenders, contractors and offices that take part.
- To send you news about homes and offers, if you agreed. Each of those emails has a link that ends them.

## Whom we share it with
We share what is needed with those who take part in your purchase, with companies that run this website for us, and with authorities where the law requires it. We do not sell personal information.

## Your browser
This website keeps what you typed, your choices and your sign-in in your own browser, so that they are not lost. It sets no cookies for advertising.

## How long we keep it
We keep inquiries as long as we are in contact with you, and purchase records as long as the law asks for. After that, we delete them.

## What you can ask of us
You can ask us what we know about you, to correct it, or to delete it, as far as the law does not require us to keep it. Write or call: our address and phone number are at the foot of every page.`;

const terms = `These terms apply to the use of this website.

## Prices and payments
Prices, payments and interest rates on this website are estimates. They are not an offer to sell a home and not an offer of credit. A price becomes binding only with a written quote that both sides have accepted, and a purchase only with a signed purchase agreement.

## Plans and pictures
Floor plans are drawn to scale, and pictures show homes with options that may cost extra. Dimensions and materials can change before a home is built. The plan that is part of your purchase agreement is the one that counts.

## Promotions
Promotions apply to purchase agreements signed while they run. Whether promotions can be combined is stated with each of them.

## Your account
Keep your password to yourself and tell us if you think that somebody else uses your account. We may close accounts that are used to harm others or this website.

## Designs and messages
What you design or write here stays yours. You allow us to use it to answer you and to prepare your quote. Anybody who has the link to a design can see it.

## Availability
We keep this website running with care, but we cannot promise that it is always available or free of mistakes. If something looks wrong, please tell us.

## Changes
We may change these terms. The day of the last change stands on this page.`;

/** The texts of a new installation: samples, for the seller’s lawyer to replace. */
export const sampleLegalTexts: Readonly<Record<LegalKey, StoredLegalText>> = {
  privacy: { body: privacy, sample: true, updatedOn: null },
  terms: { body: terms, sample: true, updatedOn: null },
};

/** A page of a new installation, as the build shows it. */
export const sampleLegalText = (key: LegalKey): LegalText => ({ key, version: 1, ...sampleLegalTexts[key] });

import { quoted } from './contract-texts.ts';

const body = `This change order changes the purchase agreement between {{seller}} and {{buyers}} that is named above. What it does not name stays as agreed.

It holds once every buyer and the seller have signed it. Until then the home, the price, the payments and the planned days stay as they were.

The lines below are firm: each says what is added, or credited, and what that costs or saves. Sales tax follows from them at the percentage of the agreement. A line that settles an allowance says what the work costs above it.

From the last signature on, the contract sum, the payments and the planned days are those of this document. What was paid before stays paid. A signed change order is undone only by another one that everybody signs.`;

/** Adds the text of change orders, unless somebody has written one. */
export const insertChangeOrderText = `insert into agreement_texts (key, version, body) values ('change_order', 1, ${quoted(body)}) on conflict do nothing;`;

import { randomUUID } from 'node:crypto';
import type { SmtpPost } from '../../backend/src/testing/fakes/smtp-server.ts';
import { isCutOff, type DrillClient } from './client.ts';
import { percentile } from './report.ts';

/** The acts of a sale of which none may be done by half. */
export const saleSteps = [
  'issue',
  'accept',
  'agree',
  'send',
  'sign',
  'deposit',
  'win',
  'settle',
  'order',
  'change',
  'signChange',
  'cancel',
] as const;
export type SaleStep = (typeof saleSteps)[number];

/** People who sell homes: each takes one sale after the other a step further, from design to project and to a change or the end of the contract. */
export interface Sales {
  readonly people: readonly (() => Promise<void>)[];
  /**
   * What the server has acknowledged, by ids: quotes with the numbers they got, deals that were won with their projects. A deal is once
   * among the `settled` and once among the `cancelled`; `ordered` are projects, `changes` are change orders with their numbers.
   */
  readonly acknowledged: {
    readonly quotes: Map<string, string>;
    readonly accepted: Set<string>;
    readonly signers: Set<string>;
    readonly payments: Set<string>;
    readonly won: Map<string, string>;
    readonly settled: Set<string>;
    readonly ordered: Set<string>;
    readonly changes: Map<string, string>;
    readonly changeSigners: Set<string>;
    readonly cancelled: Set<string>;
  };
  /** How often the server died in the middle of each step. */
  readonly cut: ReadonlyMap<SaleStep, number>;
  /** Resolves when somebody begins a step. */
  begins(step: SaleStep): Promise<void>;
  /** How long a step usually takes, in milliseconds. */
  usual(step: SaleStep): number;
  /** Takes every sale that was begun a step further. @returns those that have not come to their end yet */
  finish(): Promise<string[]>;
}

interface Sale {
  readonly dealId: string;
  readonly email: string;
  /** The same for every attempt at the deposit. */
  readonly key: string;
  /** Whether it is cancelled in the end, with a change order that waits for its signatures. */
  readonly isCancelled: boolean;
  isPaid: boolean;
  isBusy: boolean;
}

type Signers = readonly Readonly<Record<'id' | 'name' | 'email' | 'state', string>>[];

/** What a change order of a contract says of itself. */
interface ChangeOrder {
  readonly id: string;
  readonly number: string | null;
  readonly status: string;
  readonly version: number;
  readonly signers: Signers;
}

interface Deal {
  readonly version: number;
  readonly number: string;
  readonly wonOn: string | null;
  readonly cancellation: object | null;
  readonly project: { readonly id: string } | null;
  readonly contract: {
    readonly allowances: readonly {
      readonly lineId: string;
      readonly notToExceedCents: number;
      readonly settledCents: number | null;
    }[];
    readonly changeOrders: readonly ChangeOrder[];
  } | null;
  readonly quotes: readonly { readonly id: string; readonly status: string; readonly version: number }[];
  readonly agreement: {
    readonly id: string;
    readonly number: string;
    readonly status: string;
    readonly version: number;
    readonly signers: Signers;
  } | null;
}

/** Of every sale. */
export const depositCents = 500_000;
/** What the seller keeps of it when a sale is cancelled. */
export const keepCents = 120_000;
const openAtOnce = 6;
const offers = 2;
const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const dealQuery =
  'query ($id: ID!) { deal(id: $id) { version number wonOn cancellation { on } project { id } quotes { id status version } agreement { id number status version signers { id name email state } } contract { allowances { lineId notToExceedCents settledCents } changeOrders { id number status version signers { id name email state } } } } }';

/** Waits for all, and fails as the first that failed. */
const together = async (all: readonly Promise<unknown>[]): Promise<void> => {
  const failed = (await Promise.allSettled(all)).find(({ status }) => status === 'rejected');
  if (failed) throw (failed as PromiseRejectedResult).reason;
};

/** The secret of the newest link that was mailed to somebody. */
export const mailedToken = (
  received: SmtpPost['received'],
  address: string,
  page: string,
  about: string,
): string | undefined => {
  for (const { to, raw } of received.toReversed()) {
    const text = to.includes(address) ? raw.replace(/=\r?\n/g, '').replaceAll('=3D', '=') : '';
    const [, token] = new RegExp(`/${page}#token=([\\w-]{43})`).exec(text) ?? [];
    if (token && text.includes(about)) return token;
  }
  return undefined;
};

/** Makes {@link Sales}. Links are taken from the mails that arrive, as buyers do. */
export const createSales = (
  { graphql, post, open: request }: DrillClient,
  { received }: Pick<SmtpPost, 'received'>,
): Sales => {
  const acknowledged: Sales['acknowledged'] = {
    quotes: new Map(),
    accepted: new Set(),
    signers: new Set(),
    payments: new Set(),
    won: new Map(),
    settled: new Set(),
    ordered: new Set(),
    changes: new Map(),
    changeSigners: new Set(),
    cancelled: new Set(),
  };
  const cut = new Map<SaleStep, number>();
  const durations = new Map<SaleStep, number[]>();
  const waiting = new Map<SaleStep, (() => void)[]>();
  const open = new Set<Sale>();
  let count = 0;

  const during = async <Answer>(step: SaleStep, work: () => Promise<Answer>): Promise<Answer> => {
    for (const resolve of waiting.get(step) ?? []) resolve();
    waiting.delete(step);
    const from = performance.now();
    try {
      const answer = await work();
      durations.set(step, [...(durations.get(step) ?? []).slice(-50), performance.now() - from]);
      return answer;
    } catch (error) {
      if (isCutOff(error)) cut.set(step, (cut.get(step) ?? 0) + 1);
      throw error;
    }
  };
  const start = async (): Promise<void> => {
    const email = `sale-${(count += 1)}@drill.example`;
    const person = { firstName: 'Ada', lastName: 'Buyer', email };
    const contact = await post<{ id: string }>('/api/contacts', person);
    const design = await post<{ code: string }>('/api/designs', {
      home: { slug: 'castle-rock' },
      roof: 'hip',
      site: { zip: '98604' },
    });
    // Whoever owns a deal signs its change orders.
    const own = await graphql<{ viewer: { id: string } }>('{ viewer { id } }');
    if (!contact || !design || !own) return;
    const coBuyers = [{ name: 'Bo Buyer', email: `co-${email}` }];
    const made = await graphql<{ createDeal: { id: string } }>(
      'mutation ($input: DealInput!) { createDeal(input: $input) { id } }',
      { input: { contactId: contact.id, designCode: design.code, ownerId: own.viewer.id, coBuyers } },
    );
    if (made)
      open.add({
        dealId: made.createDeal.id,
        email,
        key: randomUUID(),
        isCancelled: count % 2 === 0,
        isPaid: false,
        isBusy: false,
      });
  };
  const offer = async ({ dealId }: Sale, { quotes }: Deal): Promise<void> => {
    const draft = quotes.find(({ status }) => status === 'draft');
    if (!draft)
      return void (await graphql('mutation ($dealId: ID!) { draftQuote(dealId: $dealId) { id } }', {
        dealId,
      }));
    const answer = await during('issue', () =>
      graphql<{ issueQuote: { quote: { id: string; number: string } } }>(
        'mutation ($id: ID!, $version: Int!, $validUntil: LocalDate!) { issueQuote(id: $id, version: $version, validUntil: $validUntil) { quote { id number } } }',
        { id: draft.id, version: draft.version, validUntil: dayAhead(20) },
      ),
    );
    if (answer) acknowledged.quotes.set(answer.issueQuote.quote.id, answer.issueQuote.quote.number);
  };
  /** All alternatives at once: one of them wins. */
  const accept = async ({ email }: Sale, quotes: Deal['quotes']): Promise<void> => {
    const token = mailedToken(received, email, 'quote', '');
    if (!token) return;
    const acceptOne = async ({ id }: Deal['quotes'][number]): Promise<void> => {
      const answer = await post<{ id: string; status: string }>(
        '/api/linked-quote/accept',
        { name: 'Ada Buyer', quoteId: id },
        { 'x-link-token': token },
      );
      if (answer?.status === 'accepted') acknowledged.accepted.add(answer.id);
    };
    await during('accept', () => together(quotes.map(acceptOne)));
  };
  const signAs = async (
    signer: Signers[number],
    number: string,
    step: 'sign' | 'signChange',
  ): Promise<void> => {
    const token = mailedToken(received, signer.email, 'sign', number);
    if (!token) return;
    const headers = { 'x-link-token': token };
    await (await request('GET', '/api/linked-agreement.pdf', { headers }))?.arrayBuffer();
    if (signer.state !== 'consented') {
      const linked = await (await request('GET', '/api/linked-agreement', { headers }))?.json();
      const { consentVersion } = linked as { consentVersion: string };
      await post('/api/linked-agreement/consent', { consentVersion }, headers);
    }
    const answer = await during(step, () =>
      post<{ state: string }>('/api/linked-agreement/sign', { name: signer.name }, headers),
    );
    if (answer?.state === 'signed')
      acknowledged[step === 'sign' ? 'signers' : 'changeSigners'].add(signer.id);
  };
  /** All whose turn it is, at once. */
  const signTogether = (signers: Signers, number: string, step: 'sign' | 'signChange'): Promise<void> => {
    const left = signers.filter(({ state }) => state !== 'signed' && state !== 'waiting');
    return together(left.map((signer) => signAs(signer, number, step)));
  };
  const agree = async (quoteId: string, agreement: Deal['agreement']): Promise<void> => {
    if (!agreement)
      await during('agree', () =>
        graphql(
          'mutation ($quoteId: ID!) { createAgreement(quoteId: $quoteId, address: "88 Cedar Road") { id } }',
          { quoteId },
        ),
      );
    else if (agreement.status === 'draft')
      await during('send', () =>
        graphql('mutation ($id: ID!, $version: Int!) { sendAgreement(id: $id, version: $version) { id } }', {
          id: agreement.id,
          version: agreement.version,
        }),
      );
    else if (agreement.status === 'out') await signTogether(agreement.signers, agreement.number, 'sign');
    else throw new Error(`an agreement is ${agreement.status}`);
  };
  /** Twice at once, as by an impatient finger: it counts once. */
  const twice = (step: SaleStep, work: () => Promise<void>): Promise<void> =>
    during(step, () => together([work(), work()]));
  const pay = (sale: Sale): Promise<void> =>
    twice('deposit', async () => {
      const payment = await post<{ id: string }>(
        `/api/deals/${sale.dealId}/payments`,
        { kind: 'deposit', method: 'check', amountCents: depositCents, receivedOn: dayAhead(-1) },
        { 'idempotency-key': sale.key },
      );
      if (!payment) return;
      acknowledged.payments.add(payment.id);
      sale.isPaid = true;
    });
  const win = ({ dealId }: Sale, version: number): Promise<void> =>
    twice('win', async () => {
      const answer = await graphql<{ winDeal: { project: { id: string } } }>(
        'mutation ($id: ID!, $version: Int!) { winDeal(id: $id, version: $version) { project { id } } }',
        { id: dealId, version },
      );
      if (answer) acknowledged.won.set(dealId, answer.winDeal.project.id);
    });

  const settle = (
    { dealId }: Sale,
    version: number,
    { lineId, notToExceedCents }: { readonly lineId: string; readonly notToExceedCents: number },
  ): Promise<void> =>
    twice('settle', async () => {
      const answer = await graphql(
        'mutation ($dealId: ID!, $version: Int!, $lineId: ID!, $amountCents: Cents) { settleAllowance(dealId: $dealId, version: $version, lineId: $lineId, amountCents: $amountCents, reason: "The invoice") { id } }',
        { dealId, version, lineId, amountCents: Math.floor(notToExceedCents / 2) },
      );
      if (answer) acknowledged.settled.add(dealId);
    });
  const order = (projectId: string, version: number): Promise<void> =>
    twice('order', async () => {
      const own = projectId.replaceAll('-', '').slice(-12);
      const sections = [1, 2].map((n) => ({ n, serial: `SN${own}${n}`, label: `WA-${own}-${n}` }));
      const answer = await graphql(
        'mutation ($projectId: ID!, $version: Int!, $input: HomeOrderInput!) { saveHomeOrder(projectId: $projectId, version: $version, input: $input) { version } }',
        { projectId, version, input: { manufacturer: 'Works', orderedOn: dayAhead(-1), sections } },
      );
      if (answer) acknowledged.ordered.add(projectId);
    });
  const change = async ({ dealId }: Sale, draft: ChangeOrder | undefined): Promise<void> => {
    if (!draft)
      return void (await graphql(
        'mutation ($dealId: ID!) { draftChangeOrder(dealId: $dealId, input: { reason: "A porch", days: 7, lines: [{ label: "Porch", basis: firm, amountCents: 250000, taxable: true }] }) { id } }',
        { dealId },
      ));
    await twice('change', async () => {
      const answer = await graphql<{ sendChangeOrder: { id: string; number: string } }>(
        'mutation ($id: ID!, $version: Int!) { sendChangeOrder(id: $id, version: $version) { id number } }',
        { id: draft.id, version: draft.version },
      );
      if (answer) acknowledged.changes.set(answer.sendChangeOrder.id, answer.sendChangeOrder.number);
    });
  };
  const cancel = ({ dealId }: Sale, { version, number, wonOn }: Deal): Promise<void> =>
    twice('cancel', async () => {
      const answer = await graphql(
        'mutation ($dealId: ID!, $version: Int!, $input: CancelSaleInput!) { cancelSale(dealId: $dealId, version: $version, input: $input) { id } }',
        { dealId, version, input: { number, reason: 'financing', on: wonOn, keepCents } },
      );
      if (answer) acknowledged.cancelled.add(dealId);
    });
  /** What happens to a contract: an allowance is settled, the home ordered, a change order signed, or else the sale cancelled meanwhile. */
  const live = async (sale: Sale, deal: Deal, projectId: string): Promise<void> => {
    const { allowances = [], changeOrders = [] } = deal.contract ?? {};
    const [latest] = changeOrders;
    const [first] = allowances;
    if (deal.cancellation || latest?.status === 'signed') return void open.delete(sale);
    if (first && allowances.every(({ settledCents }) => settledCents === null))
      return settle(sale, deal.version, first);
    const found = await graphql<{ homeOrder: { version: number; orderedOn: string | null } }>(
      'query ($projectId: ID!) { homeOrder(projectId: $projectId) { version orderedOn } }',
      { projectId },
    );
    if (!found) return;
    if (found.homeOrder.orderedOn === null) return order(projectId, found.homeOrder.version);
    if (latest?.status !== 'sent') return change(sale, latest);
    if (sale.isCancelled) return cancel(sale, deal);
    return signTogether(latest.signers, latest.number ?? '', 'signChange');
  };

  const advance = async (sale: Sale): Promise<void> => {
    const answer = await graphql<{ deal: Deal }>(dealQuery, { id: sale.dealId });
    if (!answer) return;
    const { deal } = answer;
    const issued = deal.quotes.filter(({ status }) => status === 'issued');
    const accepted = deal.quotes.find(({ status }) => status === 'accepted');
    if (deal.project) await live(sale, deal, deal.project.id);
    else if (!accepted && issued.length < offers) await offer(sale, deal);
    else if (!accepted) await accept(sale, issued);
    else if (deal.agreement?.status !== 'signed') await agree(accepted.id, deal.agreement);
    else if (!sale.isPaid) await pay(sale);
    else await win(sale, deal.version);
  };
  const work = async (sale: Sale): Promise<void> => {
    sale.isBusy = true;
    await advance(sale).finally(() => (sale.isBusy = false));
  };
  const person = async (): Promise<void> => {
    const free = [...open].filter(({ isBusy }) => !isBusy);
    const sale = free[Math.floor(Math.random() * free.length)];
    await (sale && open.size >= openAtOnce ? work(sale) : start());
  };

  return {
    people: [person, person, person],
    acknowledged,
    cut,
    begins: (step) => new Promise((resolve) => waiting.set(step, [...(waiting.get(step) ?? []), resolve])),
    usual: (step) => percentile(durations.get(step) ?? [50], 0.5),
    finish: async () => {
      for (const sale of open) await work(sale);
      return [...open].map(({ email }) => `the sale to ${email}`);
    },
  };
};

import { randomUUID } from 'node:crypto';
import type { Api, Caller } from '../api.ts';
import { agreementWritesOf } from './agreement-writes.ts';
import { answerOf, isRecord, mutation, withArguments, type Write } from './write.ts';

const contact = {
  firstName: 'Ada',
  lastName: 'Byron',
  email: 'ada@example.com',
  phone: '3605550142',
  company: 'Engines',
  status: 'active',
  source: 'fair',
  address: 'Main Street 1',
};
const appointment = {
  customerName: 'Ada',
  customerEmail: 'ada@example.com',
  customerPhone: '3605550142',
  appointmentDate: '2027-03-01',
  appointmentTime: '09:00 AM',
  message: 'Hello',
};
const request = {
  fullName: 'Ada Byron',
  email: 'ada@example.com',
  phone: '3605550142',
  address: 'Main Street 1',
  researchProperty: true,
};

const contactTexts = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  company: 200,
  source: 60,
  address: 300,
  status: null,
};
const appointmentTexts = {
  customerName: 200,
  customerEmail: 254,
  customerPhone: 40,
  message: 4000,
  appointmentDate: null,
  appointmentTime: null,
};

const person = {
  name: 'Ada Byron',
  email: 'ada.new@example.com',
  phone: '3605550142',
  password: 'Quite-Unusual-1-Phrase',
};
const personTexts = { name: 200, email: 254, phone: 40, password: 256 };

const project = {
  name: 'Alder Home',
  description: 'A home',
  stage: 'Design',
  address: 'Main Street 1',
  propertyType: 'Cottage',
  contactPhone: '3605550142',
  notes: 'Mind the dog',
  status: 'planning',
  budget: 250_000,
};
const projectTexts = {
  name: 200,
  description: 4000,
  stage: 80,
  address: 300,
  propertyType: 80,
  contactPhone: 40,
  notes: 4000,
  status: null,
};

/** The id of a contact that nobody else has. */
const newContactId = async (admin: Caller): Promise<string> =>
  (await admin.rest('POST', '/api/contacts', contact)).body.id;

const withContact = async (admin: Caller, input: unknown): Promise<unknown> =>
  isRecord(input) ? { contactId: await newContactId(admin), ...input } : input;

/** A deal of a contact of its own. */
const newDealId = async (admin: Caller): Promise<string> => {
  const { data } = await admin.gql('mutation ($input: DealInput!) { createDeal(input: $input) { id } }', {
    input: { contactId: await newContactId(admin) },
  });
  return data.createDeal.id;
};

/** Calls a mutation about a deal of its own: a change that is stored makes a new version. */
const dealCall = async (admin: Caller, mutation: string, variables: Record<string, unknown>) =>
  answerOf(await admin.gql(mutation, { ...variables, id: await newDealId(admin) }));

const payment = {
  kind: 'deposit',
  method: 'check',
  amountCents: 500_000,
  receivedOn: '2026-05-04',
  reference: 'No. 1042',
};
const onceKey = (): Record<string, string> => ({ 'idempotency-key': randomUUID() });

/** The id of a draft of a quote that nobody else has. */
const newDraftId = async (api: Api, admin: Caller): Promise<string> => {
  // Each text is tried on a design of its own, more of them in a minute than visitors may make.
  await api.sql("delete from limits where key like 'newDesign%'");
  const design = await api.rest('POST', '/api/designs', { home: { slug: 'yachats' } });
  const input = { contactId: await newContactId(admin), designCode: design.body.code };
  const deal = await admin.gql('mutation ($input: DealInput!) { createDeal(input: $input) { id } }', {
    input,
  });
  const draft = await admin.gql('mutation ($id: ID!) { draftQuote(dealId: $id) { id } }', {
    id: deal.data.createDeal.id,
  });
  return draft.data.draftQuote.id;
};

/** Everything that people can write through the two APIs, with a valid example of each. @param admin a caller who may write contacts */
export const writesOf = (api: Api, admin: () => Caller): readonly Write[] => [
  {
    name: 'a contact by REST',
    good: contact,
    texts: contactTexts,
    required: ['firstName', 'lastName'],
    send: (body) => admin().rest('POST', '/api/contacts', body),
  },
  {
    name: 'a contact by GraphQL',
    good: contact,
    texts: contactTexts,
    required: ['firstName', 'lastName'],
    send: mutation(admin, 'createContact', 'CreateContactInput'),
  },
  {
    name: 'a lead source',
    good: { label: 'Fair', active: true, words: ['a hostile fair'] },
    texts: { label: 60 },
    required: ['label'],
    send: withArguments(
      admin,
      'mutation ($label: String!, $active: Boolean!, $words: [String!]!) { saveLeadSource(label: $label, active: $active, words: $words) { key } }',
      'label',
      () => ({ active: true, words: [randomUUID()] }),
    ),
  },
  {
    name: 'a walk-in',
    good: { firstName: 'Ada', lastName: 'Byron', phone: '3605550142', design: { home: { slug: 'enid' } } },
    texts: { firstName: 100, lastName: 100, phone: 40, email: 254, source: 60 },
    required: ['firstName', 'lastName', 'design'],
    send: async (input) =>
      answerOf(
        await admin()
          .rest(
            'POST',
            '/graphql',
            {
              query: 'mutation ($input: WalkInInput!) { startWalkIn(input: $input) { id } }',
              variables: { input },
            },
            onceKey(),
          )
          .then(({ status, body }) => ({ status, ...body })),
      ),
  },
  {
    name: 'a project by REST',
    good: project,
    texts: projectTexts,
    required: ['name'],
    send: (body) => admin().rest('POST', '/api/projects', body),
  },
  {
    name: 'a project by GraphQL',
    good: project,
    texts: projectTexts,
    required: ['name'],
    send: mutation(admin, 'createProject', 'CreateProjectInput'),
  },
  {
    name: 'a move of a project',
    good: { version: 1, stage: 'Permits' },
    texts: { stage: 80 },
    required: ['stage'],
    // Each on a project of its own: a move that is stored makes a new version.
    send: async (input) => {
      const { body } = await admin().rest('POST', '/api/projects', project);
      return mutation(admin, 'moveProject', 'MoveProjectInput', 'id', body.id)(input);
    },
  },
  {
    name: 'a home order',
    good: { manufacturer: 'Cascade Homes', orderNumber: 'PO 7' },
    texts: { manufacturer: 120, orderNumber: 60, orderedOn: null },
    required: [],
    takesNothing: true,
    // Each of a project of its own, as above.
    send: async (input) => {
      const [order] = await api.sql<{ id: string }>(
        "with won as (insert into deals (stage, probability_percent, buyer_name) values ('won', 100, 'Ada') returning id) insert into projects (name, status, deal_id, design_version) select 'Sold', 'planning', id, 1 from won returning id",
      );
      const { status, ...body } = await admin().gql(
        'mutation ($id: ID!, $input: HomeOrderInput!) { saveHomeOrder(projectId: $id, version: 1, input: $input) { projectId } }',
        { id: order?.id, input },
      );
      return answerOf({ status, ...body });
    },
  },
  {
    name: 'an appointment by REST',
    good: appointment,
    texts: appointmentTexts,
    required: ['customerName', 'customerEmail', 'customerPhone', 'appointmentDate', 'appointmentTime'],
    send: (body) => api.rest('POST', '/api/appointments', body),
  },
  {
    name: 'an appointment by GraphQL',
    good: appointment,
    texts: appointmentTexts,
    required: ['customerName', 'customerEmail', 'customerPhone', 'appointmentDate', 'appointmentTime'],
    send: mutation(() => api, 'bookAppointment', 'BookAppointmentInput'),
  },
  {
    name: 'a consultant request by GraphQL',
    good: request,
    texts: { fullName: 200, email: 254, phone: 40, address: 300, requestKey: null },
    required: ['fullName', 'email', 'phone'],
    send: mutation(() => api, 'requestConsultant', 'ConsultantRequestInput'),
  },
  {
    name: 'a sign-up by REST',
    good: person,
    texts: personTexts,
    required: ['name', 'email', 'password'],
    send: (body) => api.rest('POST', '/api/auth/signup', body),
  },
  {
    name: 'a sign-up by GraphQL',
    good: person,
    texts: personTexts,
    required: ['name', 'email', 'password'],
    send: mutation(() => api, 'signUp', 'SignUpInput', 'message'),
  },
  {
    name: 'an invitation by GraphQL',
    good: { name: 'Ada Byron', email: 'ada.invited@example.com', role: 'customer' },
    texts: { name: 200, email: 254, role: null },
    required: ['name', 'email', 'role'],
    send: mutation(admin, 'inviteUser', 'InviteUserInput'),
  },
  {
    name: 'a home by GraphQL',
    good: {
      name: 'Alder Court',
      description: 'Two bedrooms.',
      modelType: 'Double Wide',
      footprint: '26x40',
      bedrooms: 2,
      bathrooms: 1,
      squareFootage: 1040,
    },
    texts: { name: null, slug: null, description: 2000, modelType: null, footprint: null, planCode: null },
    required: ['name', 'description', 'modelType', 'footprint', 'bedrooms', 'bathrooms', 'squareFootage'],
    send: mutation(admin, 'createHome', 'HomeInput'),
  },
  {
    name: 'an entry of the website by GraphQL',
    good: {
      kind: 'testimonial',
      title: 'Marta Ortega',
      terms: 'Chehalis, WA',
      text: 'We signed the one we could read.',
      figures: {},
      position: 0,
      startsOn: '2099-01-01',
    },
    texts: { kind: null, title: 120, terms: 80, text: 600, topic: null, startsOn: null, endsOn: null },
    required: ['kind', 'title', 'terms', 'text', 'figures', 'position'],
    send: mutation(admin, 'createContentItem', 'ContentItemInput'),
  },
  {
    name: 'a legal page by GraphQL',
    good: { key: 'terms', version: 1, body: 'These terms apply.' },
    texts: { key: null, body: 20_000 },
    required: ['key', 'version', 'body'],
    send: mutation(admin, 'updateLegalText', 'LegalTextInput', 'key'),
  },
  {
    name: 'a display location by GraphQL',
    good: {
      name: 'Olympia display',
      address: '508 Alder Court',
      city: 'Olympia',
      state: 'WA',
      zip: '98501',
      phone: '3605550167',
      hours: [{ day: 1, opens: '10:00', closes: '18:00' }],
      homes: ['enid'],
      position: 0,
    },
    texts: { name: 80, address: 120, city: 80, state: null, zip: null, phone: null },
    required: ['name', 'address', 'city', 'state', 'zip', 'hours', 'homes', 'position'],
    send: mutation(admin, 'createLocation', 'LocationInput'),
  },
  {
    name: 'a price by GraphQL',
    good: {
      key: 'site:well-house',
      label: 'Well house',
      unit: 'each',
      lowCents: 100_000,
      highCents: 200_000,
      taxable: true,
      startsOn: '2099-01-01',
      source: 'A builder',
      sourceOn: '2026-11-25',
    },
    texts: { key: null, label: 120, unit: null, source: 200, contentSlug: null },
    required: ['key', 'label', 'unit', 'startsOn', 'source', 'sourceOn'],
    send: mutation(admin, 'createPriceItem', 'PriceItemInput'),
  },
  {
    name: 'an option group by GraphQL',
    good: { key: 'porch', label: 'Porch', choose: 'many', choices: [{ key: 'deep', label: 'Deep' }] },
    texts: { key: null, label: 80, choose: null },
    required: ['key', 'label', 'choose', 'choices'],
    send: mutation(admin, 'saveOptionGroup', 'OptionGroupInput'),
  },
  {
    name: 'the terms of a loan by GraphQL',
    good: {
      key: 'fha',
      label: 'FHA',
      downPercent: 3.5,
      ratePercent: 6.5,
      years: 30,
      upfrontFeePercent: 1.75,
      annualFeePercent: 0.55,
      originationPercent: 1,
      prepaidCents: 0,
      startsOn: '2099-01-01',
    },
    texts: { key: null, label: 80, source: 200 },
    required: ['key', 'label', 'downPercent', 'ratePercent', 'years', 'prepaidCents'],
    send: mutation(admin, 'saveLoanKind', 'LoanKindInput'),
  },
  {
    name: 'a payment plan by GraphQL',
    good: {
      loan: 'fha',
      steps: [{ label: 'All of it', kind: 'final', event: 'walkthrough' }],
      startsOn: '2099-01-01',
    },
    texts: { loan: null },
    required: ['steps'],
    send: mutation(admin, 'savePaymentPlan', 'PaymentPlanInput'),
  },
  {
    name: 'the step of a payment plan by GraphQL',
    good: { label: 'All of it', kind: 'final', event: 'walkthrough' },
    texts: { label: 80, kind: null, event: null },
    required: ['label', 'kind', 'event'],
    send: (step) =>
      mutation(
        admin,
        'savePaymentPlan',
        'PaymentPlanInput',
      )({
        loan: 'va',
        steps: [step],
        startsOn: '2099-01-01',
      }),
  },
  {
    name: 'an equipment sheet by GraphQL',
    good: {
      scope: 'all',
      items: [{ group: 'Structure', label: 'Walls', text: '2x6' }],
      startsOn: '2099-01-01',
    },
    texts: { scope: null },
    required: ['scope', 'items'],
    send: mutation(admin, 'saveEquipmentSheet', 'EquipmentSheetInput'),
  },
  {
    name: 'the item of an equipment sheet by GraphQL',
    good: { group: 'Structure', label: 'Walls', text: '2x6' },
    texts: { group: 60, label: 80, text: 300 },
    required: ['group', 'label'],
    send: (item) =>
      mutation(
        admin,
        'saveEquipmentSheet',
        'EquipmentSheetInput',
      )({
        scope: 'width:single',
        items: [item],
        startsOn: '2099-01-01',
      }),
  },
  {
    name: 'the settings of delivery by GraphQL',
    good: { plantName: 'Ridgefield plant', plantZip: '98642', maxMiles: 300, transportWidthFeet: 15.5 },
    texts: { plantName: 80, plantZip: null },
    required: [],
    send: async (input) => {
      const { data } = await api.gql('{ delivery { version } }');
      return answerOf(
        await admin().gql(
          'mutation ($version: Int!, $input: DeliveryInput!) { updateDelivery(version: $version, input: $input) { version } }',
          { version: data.delivery.version, input },
        ),
      );
    },
  },
  {
    name: 'the price of a design by REST',
    good: { name: 'Our place', home: { slug: 'enid' }, roof: 'hip' },
    texts: { name: 80, roof: null, siding: null },
    required: [],
    send: (body) => api.rest('POST', '/api/prices', { designs: [body] }),
  },
  {
    name: 'a design by REST',
    good: { name: 'Our place', home: { slug: 'enid' }, roof: 'hip' },
    texts: { name: 80, roof: null, siding: null },
    required: [],
    send: (body) => api.rest('POST', '/api/designs', body),
  },
  {
    name: 'a design by GraphQL',
    good: { name: 'Our place', home: { slug: 'enid' }, siding: 'wood' },
    texts: { name: 80 },
    required: [],
    send: mutation(() => api, 'createDesign', 'DesignInput', 'design { code }'),
  },
  {
    name: 'a deal by GraphQL',
    good: { source: 'A home show', valueCents: 18_900_000 },
    texts: { source: 100, designCode: null, ownerId: null },
    required: [],
    // The contact is added to what is sent, unless that is no object.
    send: async (input) => mutation(admin, 'createDeal', 'DealInput')(await withContact(admin(), input)),
  },
  {
    name: 'a change of a deal by GraphQL',
    good: { source: 'A home show', valueCents: 18_900_000 },
    texts: { source: 100, designCode: null, ownerId: null },
    required: [],
    send: async (input) =>
      dealCall(
        admin(),
        'mutation ($id: ID!, $input: DealInput!) { updateDeal(id: $id, version: 1, input: $input) { id } }',
        { input },
      ),
  },
  {
    name: 'the loss of a deal by GraphQL',
    good: { reason: 'price', note: 'Too dear' },
    texts: { reason: null, note: 1000 },
    required: ['reason'],
    send: async (values) =>
      dealCall(
        admin(),
        'mutation ($id: ID!, $reason: LostReason!, $note: String) { loseDeal(id: $id, version: 1, reason: $reason, note: $note) { id } }',
        isRecord(values) ? { ...values } : { reason: values },
      ),
  },
  {
    name: 'a payment by REST',
    good: payment,
    texts: { kind: null, method: null, receivedOn: null, reference: 100 },
    required: ['kind', 'method', 'amountCents', 'receivedOn'],
    send: async (body) =>
      admin().rest('POST', `/api/deals/${await newDealId(admin())}/payments`, body, onceKey()),
  },
  {
    name: 'the void of a payment by GraphQL',
    good: { reason: 'Entered twice' },
    texts: { reason: 300 },
    required: ['reason'],
    send: async (values) => {
      const path = `/api/deals/${await newDealId(admin())}/payments`;
      const { id } = (await admin().rest('POST', path, payment, onceKey())).body;
      return answerOf(
        await admin().gql(
          'mutation ($id: ID!, $reason: String!) { voidPayment(id: $id, reason: $reason) { id } }',
          { ...(isRecord(values) ? values : { reason: [values] }), id },
        ),
      );
    },
  },
  {
    name: 'a draft of a quote by GraphQL',
    good: { terms: 'Good for a month.' },
    texts: { terms: 6000 },
    required: [],
    send: async (input) =>
      answerOf(
        await admin().gql(
          'mutation ($id: ID!, $input: QuoteInput!) { updateQuote(id: $id, version: 1, input: $input) { id } }',
          { id: await newDraftId(api, admin()), input },
        ),
      ),
  },
  ...agreementWritesOf(api, admin),
  {
    name: 'the payment of a loan by REST',
    good: { priceCents: 10_000_000, downPercent: 10, ratePercent: 6.5, years: 30 },
    texts: {},
    required: ['priceCents', 'downPercent', 'ratePercent', 'years'],
    send: (body) => api.rest('POST', '/api/finance/payments', { loans: [body] }),
  },
  {
    name: 'a sign-in by REST',
    good: { email: 'nobody@example.com', password: 'DareToCompare1' },
    texts: { email: 254, password: 256 },
    required: ['email', 'password'],
    send: (body) => api.rest('POST', '/api/auth/login', body),
  },
];

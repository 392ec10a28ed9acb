/** Who may import whom (docs/architecture.md). No feature is named: a new one obeys without a line here. */
/** Files with another role in their name than those of docs/architecture.md; plain names have none. */
const otherRole = {
  path: '^(backend/src|rules|model)/.*\\.[a-z0-9-]+\\.ts$',
  pathNot:
    '\\.(entity|fields|inputs|types|queries|service|resolver|rest|jobs|mail|policy|api|module|spec|d)\\.ts$',
};
/** Each wing of rules/, backend/src/features/ and frontend/src/features/ imports only those before it (docs/architecture.md). */
const wings = ['people', 'homes', 'delivery', 'sale', 'office', 'site'];
const test = '(\\.spec\\.tsx?$|/testing/|^e2e/|^scripts/)';

/** A foreign key points where the row does: an entity may name one of a later wing. */
const entity = '\\.entity\\.ts$';

const wingsInOrder = wings.slice(0, -1).flatMap((wing, index) => {
  const later = `(${wings.slice(index + 1).join('|')})/`;
  const comment =
    'what happens above is not known below: call down, let the wing above watch (x.api.ts, features/index.ts), or move what both need down';
  return [
    {
      name: `${wing}-knows-no-later-wing`,
      comment,
      severity: 'error',
      from: { path: `^(rules|backend/src/features)/${wing}/`, pathNot: `${test}|${entity}` },
      to: { path: `^(rules|backend/src/features)/${later}` },
    },
    {
      name: `${wing}-knows-no-later-wing-but-by-foreign-keys`,
      comment,
      severity: 'error',
      from: { path: `^backend/src/features/${wing}/.*${entity}` },
      to: { path: `^(rules|backend/src/features)/${later}`, pathNot: entity },
    },
    {
      name: `screens-of-${wing}-know-no-later-wing`,
      comment: 'links to later wings are made by their rules',
      severity: 'error',
      from: { path: `^frontend/src/features/${wing}/`, pathNot: test },
      to: { path: `^frontend/src/features/${later}` },
    },
  ];
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...wingsInOrder,
    {
      name: 'shared-rules-know-no-wing',
      comment: 'what stands beside the wings in rules/ is what all of them share',
      severity: 'error',
      from: { path: '^rules/', pathNot: `^rules/(${wings.join('|')})/|${test}` },
      to: { path: `^rules/(${wings.join('|')})/` },
    },
    {
      name: 'every-feature-is-in-a-wing',
      severity: 'error',
      from: {
        path: '^(backend|frontend)/src/features/',
        pathNot: `^(backend|frontend)/src/features/((${wings.join('|')})/[^/]+/|index(\\.spec)?\\.ts$)`,
      },
      to: {},
    },
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-orphan',
      comment:
        'nothing imports it, and it imports nothing: it is to be placed (pages/, features/index.ts) or deleted',
      severity: 'error',
      from: { orphan: true, pathNot: `${test}|\\.d\\.ts$|\\.config\\.|^frontend/(vite-|codegen/|public/)` },
      to: {},
    },
    {
      name: 'sides-do-not-meet',
      comment: 'frontend and backend meet in rules, in model and in the API',
      severity: 'error',
      from: { path: '^frontend/' },
      to: { path: '^backend/' },
    },
    {
      name: 'sides-do-not-meet-either',
      severity: 'error',
      from: { path: '^backend/' },
      to: { path: '^frontend/' },
    },
    {
      name: 'rules-import-only-zod',
      comment: 'rules run in the browser and in the server: no I/O, no library',
      severity: 'error',
      from: { path: '^rules/', pathNot: '\\.spec\\.ts$|^rules/phones/parse\\.ts$' },
      to: { pathNot: '^rules/|node_modules/zod/' },
    },
    {
      name: 'model-imports-only-rules',
      comment:
        'geometry runs in the browser and in the server: no I/O, no painting (drawings are lists of lines and texts), no library',
      severity: 'error',
      from: { path: '^model/', pathNot: '\\.spec\\.ts$|^model/plan/' },
      to: { pathNot: '^(model|rules)/' },
    },
    {
      name: 'plan-documents-are-read-with-zod',
      comment:
        'a plan document comes from outside and is the same in the browser and in the server; what is read by a schema is validated with zod, as in rules',
      severity: 'error',
      from: { path: '^model/plan/', pathNot: '\\.spec\\.ts$' },
      to: { pathNot: '^(model|rules)/|node_modules/zod/' },
    },
    {
      name: 'plans-are-checked-by-others-than-made',
      comment:
        'a checker that shares code with what it judges shares its mistakes; both know the document (model/plan) only',
      severity: 'error',
      from: { path: '^model/check/' },
      to: { path: '^model/generate/' },
    },
    {
      name: 'plans-are-made-by-others-than-checked',
      comment: 'whoever lets a plan be judged hands the checker in from outside',
      severity: 'error',
      from: { path: '^model/generate/', pathNot: '\\.spec\\.ts$|/testing/' },
      to: { path: '^model/check/' },
    },
    {
      name: 'codes-of-version-1-are-read-in-one-place',
      comment: 'version 1 of the generator is frozen: it is there for its codes and for nothing else',
      severity: 'error',
      from: { pathNot: '^model/designs/designs\\.ts$|^model/version-1/' },
      to: { path: '^model/version-1/' },
    },
    {
      name: 'drawings-know-documents-only',
      comment:
        'a plan that was edited or uploaded is drawn like any other: nothing is asked of whoever made or checked it; how its home looks from outside is measured in one place',
      severity: 'error',
      from: { path: '^model/drawing/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^model/', pathNot: '^model/(drawing|plan|home|space)/' },
    },
    {
      name: 'model-knows-no-side',
      severity: 'error',
      from: { path: '^model/' },
      to: { path: '^(backend|frontend)/' },
    },
    {
      name: 'only-the-server-reads-phones',
      comment:
        'rules/phones/parse.ts imports libphonenumber-js, which knows the numbers of every country and is larger than all scripts of a page',
      severity: 'error',
      from: { path: '^(frontend/|rules/|model/)', pathNot: '\\.spec\\.tsx?$' },
      to: { path: '^rules/phones/parse\\.ts$' },
    },
    {
      name: 'phones-import-their-library',
      severity: 'error',
      from: { path: '^rules/phones/parse\\.ts$' },
      to: { pathNot: '^rules/|node_modules/(zod|libphonenumber-js)/' },
    },
    {
      name: 'shipped-code-imports-no-tests',
      severity: 'error',
      from: { path: '^(frontend/src|backend/src|rules|model)/', pathNot: test },
      to: { path: test },
    },
    {
      name: 'no-dev-dependency-in-the-server',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: test },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },

    {
      name: 'frontend-platform-and-ui-are-below',
      severity: 'error',
      from: { path: '^frontend/src/(platform|ui|gql)/', pathNot: test },
      to: { path: '^frontend/src/(app|pages|features|domain)/' },
    },
    {
      name: 'domain-is-below-features',
      comment: 'domain/ holds what several wings draw with',
      severity: 'error',
      from: { path: '^frontend/src/domain/', pathNot: test },
      to: { path: '^frontend/src/(app|pages|features)/' },
    },
    {
      name: 'frontend-features-are-below-pages',
      severity: 'error',
      from: { path: '^frontend/src/features/' },
      to: { path: '^frontend/src/(app|pages)/' },
    },
    {
      name: 'frontend-pages-are-below-app',
      severity: 'error',
      from: { path: '^frontend/src/pages/' },
      to: { path: '^frontend/src/app/' },
    },
    {
      name: 'frontend-features-are-apart',
      comment:
        'a page of pages/ places both; what both draw goes to domain/ or, if it knows nothing of the business, to ui/, what both need to platform/, what both sides agree on to rules/',
      severity: 'error',
      from: { path: '^frontend/src/features/([^/]+/[^/]+)/' },
      to: { path: '^frontend/src/features/', pathNot: '^frontend/src/features/$1/' },
    },
    {
      name: 'pages-and-ui-fetch-nothing',
      comment: 'a component of a feature fetches, with its operation in a .graphql file beside it',
      severity: 'error',
      from: { path: '^frontend/src/(pages|ui)/', pathNot: test },
      to: { path: '^frontend/src/gql/|node_modules/@apollo/' },
    },

    {
      name: 'roles-are-a-closed-set',
      comment:
        'x.<role>.ts with a role of docs/architecture.md, or a plain name in kebab-case that says what the file does',
      severity: 'error',
      from: otherRole,
      to: {},
    },
    {
      name: 'roles-are-a-closed-set-also-where-nothing-is-imported',
      severity: 'error',
      from: {},
      to: otherRole,
    },
    {
      name: 'backend-platform-knows-no-feature',
      comment: 'what platform/ needs of a feature is handed to it (app.ts, server.ts)',
      severity: 'error',
      from: { path: '^backend/src/platform/', pathNot: test },
      to: { path: '^backend/src/(features|seed|app|main|server)' },
    },
    {
      name: 'backend-features-are-apart',
      comment: "only another feature's entities, whose rows they are, and what it offers (x.api.ts)",
      severity: 'error',
      from: { path: '^backend/src/features/([^/]+/[^/]+)/', pathNot: test },
      to: {
        path: '^backend/src/features/',
        pathNot: '^backend/src/features/$1/|\\.(entity|policy|api)\\.ts$',
      },
    },
    {
      name: 'doors-do-not-touch-the-database',
      comment: 'a function of the service does, which both doors call',
      severity: 'error',
      from: { path: '^backend/src/features/.*\\.(resolver|rest)\\.ts$' },
      to: {
        path: 'node_modules/(@mikro-orm/|pg/|kysely/)|^backend/src/platform/db/(database|setting\\.entity)\\.ts$',
      },
    },
    {
      name: 'services-know-no-door',
      comment:
        'inputs stand in x.inputs.ts, outputs in x.types.ts, fields in the resolver; the service takes plain data',
      severity: 'error',
      from: {
        path: '^backend/src/features/[^/]+/[^/]+/',
        pathNot: `\\.(resolver|rest|jobs|entity|inputs|types|module)\\.ts$|${test}`,
      },
      to: {
        path: 'node_modules/(express|type-graphql|@apollo)/|\\.(resolver|rest|jobs)\\.ts$',
        pathNot: '^backend/src/features/[^/]+/[^/]+/[^/]+\\.entity\\.ts$',
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/|\\.next/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    combinedDependencies: true,
  },
};

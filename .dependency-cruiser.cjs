/** Import directions (docs/architecture/overview.md): downwards only, and never from one area into another. */
const { areasOf } = require('./kit/areas.js');

const AREAS = areasOf(__dirname).join('|');

// Tests, and what they share.
const TESTS = '\\.test\\.tsx?$|/test[A-Z]\\w*\\.tsx?$';

/** What stands below must not know what stands above; tests may. */
function storey(below, above) {
  return {
    name: `api-${below.split('|').length > 1 ? 'areas' : below}-know-nothing-above`,
    severity: 'error',
    from: { path: `^api/src/(${below})/`, pathNot: TESTS },
    to: { path: `^api/src/(${above})/` },
  };
}

/** The rooms of a folder in an order: each knows those before it. Files that lie beside the rooms are named with their ending. */
const ORDERS = {
  'api/src/platform': [
    'extensionPoint.ts',
    ...[
      'errors',
      'dates',
      'text',
      'log',
      'settings',
      'schema',
      'embedded',
      'disk',
      'threads',
      'pdf',
      'pictures',
    ],
    ...[
      'remotes',
      'database',
      'audit',
      'trash',
      'records',
      'once',
      'limits',
      'jobs',
      'mail',
      'files',
      'moving',
    ],
    ...[
      'demo',
      'metrics',
      'portalContext.ts',
      'references',
      'privacy',
      'backup',
      'monitor',
      'graphql',
      'http',
    ],
  ],
  'api/src/identity': [
    ...[
      'catalogue',
      'people',
      'permissions',
      'commissions',
      'savedViews',
      'sessions',
      'secondFactor',
      'tokens',
    ],
    ...[
      'links',
      'doubles',
      'home',
      'tours',
      'mailings',
      'notifications',
      'references',
      'users',
      'trash',
      'operator',
      'privacy',
      'log',
      'remotes',
    ],
    ...['viewing', 'webhooks', 'search'],
  ],
  'api/src/finance': [
    ...[
      'money',
      'claims',
      'paymentLinks',
      'books',
      'declarations',
      'customers',
      'invoices',
      'recurringInvoices',
    ],
    ...['receivables', 'payments', 'directDebits', 'bank', 'ledger', 'bookChecks'],
  ],
  'mf-secretariat/src': ['finance', 'secretariat', 'administration'],
  'mf-secretariat/src/secretariat': [
    '[^/]+.tsx?',
    ...[
      'calendar',
      'meetings',
      'mailings',
      'members',
      'commissionList',
      'commissionDocuments',
      'draaiboek',
      'tasks',
      'commissions',
    ],
  ],
  'mf-secretariat/src/finance': [
    '[^/]+.tsx?',
    ...[
      'bank',
      'payments',
      'directDebits',
      'receivables',
      'transactions',
      'ledger',
      'audit',
      'books',
      'bookChecks',
      'annual',
      'declarations',
    ],
    ...['review', 'overview', 'customers', 'invoices', 'recurringInvoices', 'invoiceOverview'],
  ],
};

/** A room knows none that comes after it, and every room has a place in the order. */
function ordered([folder, rooms]) {
  const places = rooms.map((room) => (room.includes('.') ? `${room.replace('.', '\\.')}$` : `${room}/`));
  const name = folder.replace('api/src/', '').replaceAll('/', '-').replace('-src', '');
  const isLast = (index) => index === places.length - 1;
  return [
    ...places.flatMap((place, index) =>
      isLast(index)
        ? []
        : {
            name: `${name}-rooms-know-those-below-only`,
            comment: `The order of ${folder} stands above, and in docs/architecture/overview.md.`,
            severity: 'error',
            from: { path: `^${folder}/${place}`, pathNot: TESTS },
            to: { path: `^${folder}/(${places.slice(index + 1).join('|')})` },
          },
    ),
    {
      name: `${name}-room-without-a-place`,
      severity: 'error',
      from: { path: `^${folder}/[^/]+/`, pathNot: [TESTS, `^${folder}/(${places.join('|')})`, '/gql/'] },
      to: {},
    },
  ];
}

module.exports = {
  forbidden: [
    ...Object.entries(ORDERS).flatMap(ordered),
    {
      name: 'ui-area-to-area',
      severity: 'error',
      from: { path: `^mf-(${AREAS})/` },
      to: { path: `^mf-(${AREAS})/`, pathNot: '^mf-$1/' },
    },
    {
      name: 'shell-reaches-areas-by-federation-only',
      severity: 'error',
      from: { path: '^shell/' },
      to: { path: `^mf-(${AREAS})/` },
    },
    { name: 'kit-knows-no-page', severity: 'error', from: { path: '^kit/' }, to: { path: '^(shell|mf-)' } },
    {
      name: 'ui-knows-no-server',
      severity: 'error',
      from: { path: '^(kit|shell|mf-)' },
      to: { path: '^api/' },
    },
    {
      name: 'api-area-to-area-by-its-index',
      severity: 'error',
      from: { path: `^api/src/(${AREAS})/` },
      to: { path: `^api/src/(${AREAS})/`, pathNot: ['^api/src/$1/', `^api/src/(${AREAS})/index\\.ts$`] },
    },
    // The storeys of the API: areas → finance → identity → platform, and `app`, which knows them all.
    storey('platform', `app|identity|finance|${AREAS}`),
    storey('identity', `app|finance|${AREAS}`),
    storey('finance', `app|${AREAS}`),
    storey(AREAS, 'app'),
    {
      name: 'models-behind-services',
      comment: 'Only service, loader, demo and the area itself read and write the database.',
      severity: 'error',
      from: { path: '^api/src/.*\\.input\\.ts$' },
      to: { path: '\\.model\\.ts$' },
    },
    {
      name: 'the-client-stands-alone',
      comment: 'Others install it: it has nothing of the portal.',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^(api|kit|shell|mf-)' },
    },
    {
      name: 'services-know-no-graphql',
      severity: 'error',
      from: { path: '^api/src/.*\\.service\\.ts$' },
      to: { path: '^node_modules/(graphql|type-graphql|graphql-shield)/' },
    },
    {
      name: 'no-tests-in-products',
      severity: 'error',
      from: {
        path: '^(api|kit|shell|mf-[a-z]+)/src/',
        // A matrix and cases are read by tests of all operations only.
        pathNot: [
          '\\.test\\.tsx?$',
          '\\.(matrix|cases)\\.ts$',
          // Stories borrow what tests make up.
          '\\.stories\\.tsx$',
          '/testing/',
          '/test[A-Z]\\w*\\.tsx?$',
          'dev\\.tsx$',
        ],
      },
      to: { path: '(^(api|kit)/src/testing/|\\.test\\.tsx?$)' },
    },
    {
      name: 'no-circular',
      comment: 'Types make no circle either: what a part of the UI needs stands in the fragment beside it.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '/gql/' },
    tsConfig: { fileName: 'tsconfig.web.json' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['kit-source', 'import', 'require', 'node', 'default'],
    },
  },
};

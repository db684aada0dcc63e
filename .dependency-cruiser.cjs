// Who may import whom (docs/architecture.md). tools/run/boundaries.test.ts plants a violation of every rule.

const COMPOSITION = '^src/server/(main|app|services|content)\\.ts$';

const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.(test|stories)\\.tsx?$|/testing/' },
  to: { pathNot: allowed },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only(
      'domain-is-pure',
      '^src/domain/(?!learning/)',
      ['^src/domain/', '(^|/)zod(/|$)'],
      'domain imports zod and domain',
    ),
    only(
      'learning-knows-fsrs',
      '^src/domain/learning/',
      ['^src/domain/', '(^|/)(zod|ts-fsrs)(/|$)'],
      'the domain of learning also imports ts-fsrs, which is pure',
    ),
    only(
      'messages-know-domain',
      '^src/messages/',
      ['^src/(messages|domain)/'],
      'messages import domain',
    ),
    only(
      'contract-knows-domain',
      '^src/contract/',
      ['^src/(domain|contract)/', '(^|/)zod(/|$)'],
      'contract imports domain, and zod for its schemas',
    ),
    {
      name: 'content-knows-domain',
      comment: 'the content pipeline imports domain, and packages',
      severity: 'error',
      from: { path: '^src/content/' },
      to: { path: '^(src/(?!content/|domain/)|tools/|bench/|e2e/)', pathNot: '^tools/testing/' },
    },
    {
      name: 'print-knows-domain-and-messages',
      comment: 'print imports domain, messages, and packages',
      severity: 'error',
      from: { path: '^src/print/' },
      to: { path: '^(src/(?!print/|domain/|messages/)|tools/|bench/|e2e/)' },
    },
    {
      name: 'server-knows-no-web',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: '^(src/web|tools|bench|e2e)/', pathNot: '^tools/testing/' },
    },
    {
      name: 'features-meet-in-services',
      comment: "a feature uses another feature's service only",
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/server/features/',
        pathNot: ['^src/server/features/$1/', '/service\\.ts$'],
      },
    },
    {
      name: 'sql-in-stores',
      severity: 'error',
      from: {
        path: '^src/server/features/',
        pathNot: '(/|-)store\\.ts$|/tables\\.ts$|\\.test\\.ts$',
      },
      to: { path: '(^|/)drizzle-orm(/|$)' },
    },
    {
      name: 'features-know-no-composition',
      severity: 'error',
      from: { path: '^src/server/(features|gateways|platform)/', pathNot: '\\.test\\.ts$' },
      to: { path: COMPOSITION },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^src/server/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/(features|gateways)/' },
    },
    {
      name: 'gateways-know-no-feature',
      severity: 'error',
      from: { path: '^src/server/gateways/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/features/' },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^(src/server|tools|bench|e2e)/', pathNot: '^tools/testing/' },
    },
    {
      name: 'web-knows-types-of-the-contract',
      comment:
        'importing a schema as a value would bundle zod and all the other schemas with the pages',
      severity: 'error',
      from: { path: '^src/web/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^src/contract/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'web-knows-no-coupons',
      comment: 'the codes of coupons must not be in a file that browsers load',
      severity: 'error',
      from: { path: '^(src/web|src/messages|src/contract)/|^vite\\.config' },
      to: { path: '^content/membership' },
    },
    {
      name: 'web-features-apart',
      comment: 'every feature may use session and the progress of learning',
      severity: 'error',
      from: { path: '^src/web/features/(?!(?:session|learning|quiz)/)([^/]+)/' },
      to: {
        path: '^src/web/(features|app)/',
        pathNot: '^src/web/features/($1|session|learning/progress)/',
      },
    },
    {
      name: 'web-quiz-and-learning',
      comment: 'a review is played like a level, and the quiz offers it: these two know each other',
      severity: 'error',
      from: { path: '^src/web/features/(quiz|learning/(review|report))/' },
      to: {
        path: '^src/web/(features|app)/',
        pathNot: '^src/web/features/(quiz|learning|session)/',
      },
    },
    {
      name: 'web-session-is-low',
      severity: 'error',
      from: { path: '^src/web/features/session/' },
      to: {
        path: '^src/web/(features|app|form|question|word-game)/',
        pathNot: '^src/web/features/(session|learning/progress)/',
      },
    },
    {
      name: 'web-progress-is-low',
      severity: 'error',
      from: { path: '^src/web/features/learning/progress/' },
      to: {
        path: '^src/web/(features|app|form|question|word-game)/',
        pathNot: '^src/web/features/learning/progress/',
      },
    },
    {
      name: 'ui-knows-no-product',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: {
        path: '^src/(domain|contract)/|^src/web/(?!ui/)',
        pathNot: '^src/web/platform/lazy-code\\.ts$',
      },
    },
    ...[
      ['dialogs', []],
      ['language', ['dialogs']],
      ['lazy-part', ['dialogs', 'language']],
    ].map(([folder, below]) => ({
      name: `${folder}-above-ui`,
      comment: 'each knows those below it: platform, ui, dialogs, language, lazy-part',
      severity: 'error',
      from: { path: `^src/web/${folder}/`, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/web/',
        pathNot: `^src/web/(${['platform', 'ui', ...below, folder].join('|')})/`,
      },
    })),
    {
      name: 'question-knows-no-feature',
      comment:
        'what several features share: forms, the offer, question players, parts of the word games',
      severity: 'error',
      from: { path: '^src/web/(form|offer|question|word-game)/' },
      to: {
        path: '^src/web/(app|features)/',
        pathNot: '^src/web/features/(session|learning/progress)/',
      },
    },
    {
      name: 'web-platform-is-low',
      severity: 'error',
      from: { path: '^src/web/platform/' },
      to: { path: '^src/web/(?!platform/)', pathNot: '^src/web/paths\\.ts$' },
    },
    {
      name: 'tools-know-no-web',
      severity: 'error',
      from: { path: '^(tools|bench)/' },
      // bench:web visits every page; the build names the files of each.
      to: { path: '^src/web/', pathNot: '^src/web/(paths|page-files)\\.ts$' },
    },
    {
      name: 'journeys-know-contract-and-messages',
      severity: 'error',
      from: { path: '^e2e/' },
      to: {
        path: '^(src|tools|bench)/',
        pathNot: '^src/(contract|messages)/|^tools/run/find-chromium',
      },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\.(css|yaml)$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.web.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
};

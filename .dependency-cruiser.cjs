// Who may import whom (docs/architecture.md). tools/run/boundaries.test.ts plants a violation and expects this to find it.

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
      '^src/domain/',
      ['^src/(domain|messages)/', '(^|/)zod(/|$)'],
      'domain imports zod and domain',
    ),
    only(
      'messages-know-domain',
      '^src/messages/',
      ['^src/(messages|domain)/', '(^|/)zod(/|$)'],
      'messages import domain',
    ),
    only(
      'contract-knows-domain',
      '^src/contract/',
      ['^src/(domain|contract|messages)/', '(^|/)zod(/|$)'],
      'contract imports domain',
    ),
    {
      name: 'content-knows-domain',
      comment: 'the content pipeline imports domain, and packages',
      severity: 'error',
      from: { path: '^src/content/' },
      to: { path: '^(src/(?!content/|domain/)|tools/|bench/|e2e/)', pathNot: '^tools/testing/' },
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
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^src/server/(platform|gateways)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/server/(features/|app\\.ts|main\\.ts|content\\.ts)' },
    },
    {
      name: 'web-knows-no-server',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^(src/server|tools|bench|e2e)/', pathNot: '^tools/testing/' },
    },
    {
      name: 'web-features-apart',
      comment:
        'every feature may use session and progress; session uses progress; progress uses none',
      severity: 'error',
      from: { path: '^src/web/features/(?!(?:session|progress)/)([^/]+)/' },
      to: {
        path: '^src/web/(features|app)/',
        pathNot: '^src/web/features/($1|session|progress)/',
      },
    },
    {
      name: 'web-session-is-low',
      severity: 'error',
      from: { path: '^src/web/features/session/' },
      to: {
        path: '^src/web/(features|app|question|word-game)/',
        pathNot: '^src/web/features/(session|progress)/',
      },
    },
    {
      name: 'web-progress-is-low',
      severity: 'error',
      from: { path: '^src/web/features/progress/' },
      to: {
        path: '^src/web/(features|app|question|word-game)/',
        pathNot: '^src/web/features/progress/',
      },
    },
    {
      name: 'ui-knows-no-product',
      severity: 'error',
      from: { path: '^src/web/ui/' },
      to: { path: '^src/(domain|contract)/|^src/web/(app|features|question|platform)/' },
    },
    {
      name: 'question-knows-no-feature',
      comment:
        'what several features share: question players, dragging, the pieces of the word games',
      severity: 'error',
      from: { path: '^src/web/(question|word-game)/' },
      to: { path: '^src/web/(app|features)/', pathNot: '^src/web/features/(session|progress)/' },
    },
    {
      name: 'web-platform-is-low',
      severity: 'error',
      from: { path: '^src/web/platform/' },
      to: { path: '^src/web/(app|features|question|word-game|ui)/' },
    },
    {
      name: 'tools-know-no-web',
      severity: 'error',
      from: { path: '^(tools|bench)/' },
      to: { path: '^src/web/' },
    },
    {
      name: 'journeys-know-the-contract',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^(src|tools|bench)/', pathNot: '^src/contract/' },
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

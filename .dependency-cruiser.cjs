/** The layers of ARCHITECTURE.md: imports go one way, into a module only by its entry points. */
const layers = ['model', 'site', 'base', 'features', 'shell'];

/** Layers above the given one: what it must not import. */
const above = (layer) => layers.slice(layers.indexOf(layer) + 1).join('|');

const upward = layers.slice(0, -1).map((layer) => ({
  name: `${layer}-imports-nothing-above`,
  comment: `src/${layer} may only import layers below it: pages → shell → features → base → site → model.`,
  severity: 'error',
  from: { path: `^src/${layer}/`, pathNot: '\\.test\\.tsx?$' },
  to: { path: `^(pages|docs-data|src/(${above(layer)}|content))/` },
}));

/** Tests of the compiler, and the small sites and helpers they share: they know what they test from inside. */
const ofCompilerTests = ['\\.test\\.tsx?$', '/testing/'];

/** The folders of the compiler, each of which may import those before it. */
const compiler = ['files', 'packages', 'pages', 'api', 'output', 'site', 'run'];

const compilerUpward = compiler.slice(0, -1).map((folder, index) => ({
  name: `compiler-${folder}-imports-nothing-above`,
  comment: `In src/content: run → site → output → api → pages → packages → files.`,
  severity: 'error',
  from: { path: `^src/content/${folder}/`, pathNot: ofCompilerTests },
  to: { path: `^src/(content/(${compiler.slice(index + 1).join('|')})|workarounds)/` },
}));

/**
 * What the folders of the compiler are imported by besides their `index.ts`, which holds what every start loads: modules
 * that load a parser, a bundler or types, and `start`, which `next.config.ts` loads.
 */
const compilerEntryPoints = [
  'packages/(apart-packages|bundle-size|editor-packs|production-errors)',
  'pages/(collect|compile|markdown-version|parse)',
  'api/extract',
  'run/start',
];

const compilerInward = compiler.map((folder) => ({
  name: `compiler-${folder}-has-entry-points`,
  comment:
    'Import a folder of src/content by its index.ts, or by an entry point that .dependency-cruiser.cjs names.',
  severity: 'error',
  from: { pathNot: [`^src/content/${folder}/`, ...ofCompilerTests] },
  to: {
    path: `^src/content/${folder}/`,
    pathNot: [
      '^src/content/[^/]+/index\\.ts$',
      `^src/content/(${compilerEntryPoints.join('|')})/index\\.ts$`,
      // A command: it runs when it is imported.
      '^src/content/run/cli\\.ts$',
    ],
  },
}));

module.exports = {
  forbidden: [
    ...upward,
    ...compilerUpward,
    ...compilerInward,
    {
      name: 'workarounds-stay-apart',
      comment:
        'Only what starts tools knows how they are patched and tuned: next.config.ts, scripts, the shell, content/run.',
      severity: 'error',
      from: { pathNot: '^(next\\.config\\.ts$|scripts/|src/(shell|workarounds|content/run)/)' },
      to: { path: '^src/workarounds/' },
    },
    {
      name: 'workarounds-know-packages-only',
      comment: 'A workaround knows tools and installed packages, nothing of the site.',
      severity: 'error',
      from: { path: '^src/workarounds/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(pages|docs-data|scripts|src)/',
        pathNot: '^src/(workarounds|model|content/packages)/',
      },
    },
    {
      name: 'no-cycles',
      comment:
        'Two modules that import each other are one module, or miss a third. A type that both need belongs to one of them.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'features-do-not-know-each-other',
      comment:
        'A feature says what it needs (a slot, a callback); only the shell knows who provides it.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'modules-have-entry-points',
      comment:
        "Import a module by its index.ts, server.ts for what only the build needs, or frame.ts for the editor's frame.",
      severity: 'error',
      from: {
        path: '^(?:pages|src/(?:(?:base|features)/([^/]+)|shell|testing))/',
        // They try everything that reads what strangers write, and every error, past the entry points too.
        pathNot: '^src/testing/(hostile/|errorCatalogue)',
      },
      to: {
        path: '^src/(base|features)/([^/]+)/.+',
        pathNot: [
          '^src/(base|features)/$1/',
          '^src/(base|features)/[^/]+/(index|server|frame|registry)\\.tsx?$',
          '^src/base/theme/(settings|demoTheme|denseComponents)',
          '\\.css$',
        ],
      },
    },
    {
      name: 'site-does-not-import-the-compiler',
      comment: 'The compiler runs before a page exists; the browser never sees it.',
      severity: 'error',
      from: { path: '^(pages|src/(model|site|base|features|shell))/' },
      to: { path: '^src/content/' },
    },
    {
      name: 'content-knows-only-site-and-model',
      comment: 'content → site → model.',
      severity: 'error',
      from: { path: '^src/content/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(pages|src/(base|features|shell))/' },
    },
    {
      name: 'demos-are-pasteable',
      comment:
        'A demo imports npm packages and its own neighbours only, so that a reader can paste it.',
      severity: 'error',
      from: {
        path: '^docs-data/.+/.+\\.tsx?$',
        pathNot: '(pages|product|facts|synonyms)\\.ts$|/demo-theme/',
      },
      to: { path: '^(src|pages|\\.content)/' },
    },
    {
      name: 'demo-themes-know-only-types',
      comment:
        'The theme of a product is made of packages; of ours it knows the types of src/model.',
      severity: 'error',
      from: { path: '^docs-data/.+/demo-theme/' },
      to: { path: '^(src|pages|\\.content)/', pathNot: '^src/model/' },
    },
    {
      name: 'no-grab-bags',
      comment: 'Give each thing the module whose name says its job.',
      severity: 'error',
      from: {},
      // No folder between src and the name is one pattern, any number of folders another: safer than one for both.
      to: {
        path: [
          '^(src|docs-data|scripts)/(utils?|helpers?|common|misc|lib)(/|\\.tsx?$)',
          '^(src|docs-data|scripts)/.*/(utils?|helpers?|common|misc|lib)(/|\\.tsx?$)',
        ],
      },
    },
    {
      name: 'no-unresolvable',
      comment: 'The import leads nowhere.',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$' },
      to: { couldNotResolve: true, pathNot: '^(\\.\\./)+\\.content|\\.css$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(fixtures|wrong|\\.next|out)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};

/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Packages published as ES modules only: Jest has to compile them too. */
const esModules = [
  'markdown-it',
  'lucide-react',
  'chokidar',
  'feed',
  'readdirp',
  'entities',
  'linkify-it',
  'mdurl',
  'uc.micro',
];

const shared: Config = {
  rootDir: __dirname,
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
      },
    ],
  },
  // Copies of the project, in which browser tests run `next dev`.
  modulePathIgnorePatterns: ['<rootDir>/test-results/', '<rootDir>/.data/'],
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.css$': '<rootDir>/src/testing/emptyStylesheet.ts',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
};

/** Two kinds of unit test: what runs in Node (compiler, facts, scripts) and what runs in a browser. */
const config: Config = {
  // Jest leaves a core idle by itself.
  maxWorkers: '100%',
  // Ends what hangs; on a starved machine a test takes ten times as long as it should. Projects are not asked for it.
  testTimeout: 60_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/{src/{content,model,site,testing,workarounds},scripts,docs-data,netlify}/**/*.test.{ts,tsx}',
        '<rootDir>/src/{base,features,shell}/**/*.node.test.{ts,tsx}',
      ],
      testPathIgnorePatterns: ['/node_modules/', '/e2e/'],
    },
    {
      ...shared,
      displayName: 'jsdom',
      testEnvironment: 'jsdom',
      testMatch: ['<rootDir>/src/{base,features,shell}/**/*.test.{ts,tsx}'],
      testPathIgnorePatterns: ['/node_modules/', '\\.node\\.test\\.tsx?$'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/jsdom.setup.ts'],
    },
  ],
};

export default config;

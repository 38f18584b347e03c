import fs from 'node:fs';
import { environmentSchema } from './environmentSchema';
import { checkEnvironment } from './checkEnvironment';

describe('checkEnvironment', () => {
  it('accepts an empty environment, empty values and unrelated variables', () => {
    expect(() => checkEnvironment({ SITE_URL: '', PATH: '/bin' })).not.toThrow();
  });

  it('accepts valid values', () => {
    const env = { SITE_URL: 'https://example.com', DEPLOY_ENV: 'production' };
    expect(() =>
      checkEnvironment({ ...env, NEXT_PUBLIC_PRODUCTION_HOST: 'example.com' }),
    ).not.toThrow();
  });

  it('accepts proxies as addresses and ranges', () => {
    const proxies = '127.0.0.1, ::1,10.0.0.0/8,fd00::/8';
    expect(() => checkEnvironment({ TRUSTED_PROXIES: proxies })).not.toThrow();
  });

  it('names every invalid variable and what it must be', () => {
    const env = {
      SITE_URL: 'example',
      DEPLOY_ENV: 'prod',
      NEXT_PUBLIC_PRODUCTION_HOST: 'https://a.b',
    };
    expect(() => checkEnvironment(env)).toThrow(
      /SITE_URL must be an address[\s\S]*NEXT_PUBLIC_PRODUCTION_HOST must be a host name[\s\S]*DEPLOY_ENV must be production/,
    );
  });

  it('rejects an origin with a path', () => {
    for (const more of ['docs', '?a=b', '#c']) {
      expect(() => checkEnvironment({ SITE_URL: `https://example.com/${more}` })).toThrow(
        /no path/,
      );
    }
  });

  it('requires all variables of the hosted search or none', () => {
    const env = { NEXT_PUBLIC_DOCSEARCH_APP_ID: 'A1', NEXT_PUBLIC_DOCSEARCH_INDEX: 'docs' };
    expect(() => checkEnvironment(env)).toThrow(
      'NEXT_PUBLIC_DOCSEARCH_API_KEY must be set too, for hosted search',
    );
    const whole = { ...env, NEXT_PUBLIC_DOCSEARCH_API_KEY: 'b2' };
    expect(() => checkEnvironment(whole)).not.toThrow();
  });

  it.each([
    ['NEXT_PUBLIC_MUI_X_LICENSE_KEY', 'a key', 'must be a license key'],
    ['NEXT_PUBLIC_ICON_FONT_URL', '/fonts.css', 'must be an address'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, proxy.example', 'must be addresses'],
    ['CSP_REPORT_URL', '/reports', 'must be an address'],
    ['CSP_REPORT_URL', 'https://a.example/;script-src', 'must have no semicolon'],
    ['TRUSTED_PROXIES', '10.0.0.0/99', 'must be addresses'],
    ['NEXT_PUBLIC_DOCSEARCH_APP_ID', "a; script-src 'unsafe-inline'", 'must be letters and digits'],
  ])('rejects a %s that is %j', (name, value, what) => {
    expect(() => checkEnvironment({ [name]: value })).toThrow(`${name} ${what}`);
  });
});

test('.env.example documents exactly the variables of the schema', () => {
  const documented = [...fs.readFileSync('.env.example', 'utf8').matchAll(/^#?\s?([A-Z_]+)=/gm)];
  expect(documented.map((match) => match[1]).sort()).toEqual(
    Object.keys(environmentSchema.shape).sort(),
  );
});

import { createTestApp, type TestApp } from '../../testing/test-app';
import type { OpenApiDocument } from './describe-api';
import { describeParameters } from './parameters';
import { getTag } from './tags';

let api: TestApp;
let document: OpenApiDocument;
/** `GET /api/public/events/id/{eventId}` */
const routes = new Set<string>();
beforeAll(async () => {
  api = await createTestApp({
    onRoute({ method, url }) {
      for (const one of [method].flat()) routes.add(`${one} ${url.replace(/:(\w+)/g, '{$1}')}`);
    },
  });
  document = await api.get<OpenApiDocument>('/api/docs/json');
});
afterAll(() => api.close());

const listOperations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

/** Routes for the site's own pages and teams, for no address, and those that only say which address is right. */
const UNDOCUMENTED =
  /^[A-Z]+ \/api(\/(docs|dev|deploy)\b.*|\/telemetry|\/reports\/csp|(\/public)?\/\*|\/club\/race|\/pilot\/event_registration)?$/;

it('describes every route of the API, and no other', () => {
  const documented = listOperations().map(({ path, method }) => `${method} ${path}`);
  const served = [...routes].filter((route) => / \/api\b/.test(route) && !/^(HEAD|OPTIONS) /.test(route));
  // a new route needs a row in the contract, or in `other-calls.ts`
  expect(served.filter((route) => !UNDOCUMENTED.test(route) && !documented.includes(route))).toEqual([]);
  expect(documented.filter((route) => !routes.has(route))).toEqual([]);
});

it('names each call once, and its group', () => {
  const operations = listOperations().map(({ operation }) => operation);
  const ids = operations.map(({ operationId }) => operationId);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const used = new Set(operations.flatMap(({ tags }) => tags));
  expect([...used].sort()).toEqual(document.tags.map(({ name }) => name).sort());
});

it('describes each parameter of each path', () => {
  for (const { path, operation } of listOperations()) {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
  }
});

it('says where to describe a parameter and a group that are new', () => {
  expect(() => describeParameters('/api/public/gates/:gateId', ['gateId'])).toThrow('PARAMS');
  expect(() => getTag('/api/public/gates')).toThrow('Add the group gates');
});

it('describes each schema of the contract once, and refers to it', () => {
  const refs = JSON.stringify(document).match(/(?<="\$ref":"#\/components\/schemas\/)\w+/g) ?? [];
  expect([...new Set(refs)].sort()).toEqual(Object.keys(document.components.schemas).sort());
  expect(document.paths['/api/public/events']?.get?.responses[200]).toMatchObject({
    content: {
      'application/json': {
        schema: { type: 'array', items: { $ref: '#/components/schemas/EventListItem' } },
      },
    },
  });
});

it('allows null only where it says so, and new fields in replies', () => {
  const { Results: results = {}, Club: club = {} } = document.components.schemas;
  expect(results).toMatchObject({
    properties: { State: { anyOf: [{ enum: expect.not.arrayContaining([null]) }, { type: 'null' }] } },
  });
  expect(JSON.stringify(document)).not.toContain('nullable');
  expect(club).not.toHaveProperty('additionalProperties');
});

it('tells the errors of a call that has a body', () => {
  const { parameters, responses } = document.paths['/api/pilot/account']?.post ?? {};
  expect(parameters).toEqual([]);
  expect(Object.keys(responses ?? {})).toEqual(
    expect.arrayContaining(['400', '401', '413', '415', 'default']),
  );
});

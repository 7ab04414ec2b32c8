import { hash } from 'node:crypto';
import { formatPropertyFaults, type PropertyFault } from '@holeshot/contract';
import {
  FORM_VERSION,
  PERSONAL_CALLS,
  type PersonalCallName,
  type Property,
  propertyValuesSchema,
} from '@holeshot/contract/wire';
import fastifyPlugin from 'fastify-plugin';
import type * as z from 'zod/mini';
import { ApiError } from '../api/api-error';
import { parseCallParams, type RawParams } from '../api/public-read';
import { type Database, lockKey, type Queryable } from '../database';
import type { SignedIn } from '../people/signed-in';
import { type ChangedValues, checkValues } from './check-values';

type FormName = Extract<PersonalCallName, `${string}Properties`>;
type Params<N extends FormName> = z.infer<(typeof PERSONAL_CALLS)[N]['params']>;

/** How to save a form. */
export interface Save {
  /** those that the values were checked against */
  properties: readonly Property[];
  /** Refuses the save when `properties`, as they are now, are not those that the person saw, and the save would change them. */
  check: (properties: readonly Property[]) => void;
  /**
   * As that of the database; other saves of the form wait, and then one whose version is outdated is refused. Calls `load` again,
   * which must not read from a cache then.
   */
  transaction: Database['transaction'];
}

export interface PropertyForm<N extends FormName> {
  /** Returns the current properties. Throws `ApiError` for unknown ids and for people without permission. */
  load: (db: Queryable, person: SignedIn, params: Params<N>) => Promise<Property[]>;
  /**
   * Stores the changed values of a valid form. Returns faults that depend on stored data, without storing anything.
   */
  save: (person: SignedIn, values: ChangedValues, params: Params<N>, save: Save) => Promise<PropertyFault[]>;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Serves a form: GET reads its properties, POST saves them, as the contract says. */
    propertyForm<N extends FormName>(name: N, form: PropertyForm<N>): void;
  }
}

function getVersion(properties: readonly Property[]): string {
  const values = properties.map(({ name, value }) => [name, value]);
  return hash('sha256', JSON.stringify(values), 'base64url').slice(0, 16);
}

const addVersion = (properties: readonly Property[]): Property[] => [
  ...properties,
  { name: FORM_VERSION, title: FORM_VERSION, desc: '', type: 'desc', value: getVersion(properties) },
];

const OUTDATED: PropertyFault = {
  title: FORM_VERSION,
  message: 'Somebody saved this form meanwhile. Load it again.',
};

class OutdatedError extends Error {}

/** Large enough for a picture as text. */
const BODY_LIMIT = 8 * 1024 * 1024;

/** Decorates the instance with `propertyForm`. Needs `personalReads`. */
export const propertyForms = fastifyPlugin(async (app) => {
  app.decorate('propertyForm', function registerForm<
    N extends FormName,
  >(name: N, { load, save }: PropertyForm<N>): void {
    const call = PERSONAL_CALLS[name];
    app.personalRead(name, {
      read: async (db, person, params) => addVersion(await load(db, person, params as Params<N>)) as never,
    });
    app.post<{ Params: RawParams }>(
      call.path,
      { config: { access: 'signed-in' }, bodyLimit: BODY_LIMIT },
      async (request, reply) => {
        const person = await request.getPerson();
        const params = parseCallParams(call.params, request.params) as Params<N>;
        const values = propertyValuesSchema.safeParse(request.body);
        if (!values.success)
          throw new ApiError('bad-parameter', 'The body must be an object of property values.');
        const { [FORM_VERSION]: version, ...own } = values.data;
        const check = (properties: readonly Property[]) => {
          const checked = checkValues(properties, own);
          const isOutdated = version !== undefined && version !== getVersion(properties);
          // without a change it is the form of a save whose answer got lost
          if (isOutdated && Object.keys(checked.changed).length > 0) throw new OutdatedError();
          return checked;
        };
        const saveAll = async (): Promise<PropertyFault[]> => {
          const properties = await load(app.database.db, person, params);
          const { changed, faults } = check(properties);
          if (faults.length > 0) return faults;
          const transaction: Save['transaction'] = (work) =>
            app.database.transaction(async (tx) => {
              await lockKey(tx, `form ${getVersion(properties)}`);
              check(await load(tx, person, params));
              return work(tx);
            });
          return save(person, changed, params, { properties, check, transaction });
        };
        const all = await saveAll().catch((error: unknown) => {
          if (error instanceof OutdatedError) return [OUTDATED];
          throw error;
        });
        return reply
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send(formatPropertyFaults(all));
      },
    );
  });
});

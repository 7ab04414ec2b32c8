import {
  FORM_VERSION,
  type Property,
  type PropertyValue,
  type PropertyValues,
} from '@holeshot/contract/wire';
import { produce } from 'immer';
import { type Faults, findFormatFault } from './property-checks';

export interface EditorState {
  /** `null` while loading */
  properties: Property[] | null;
  /** by property name, as the form shows them */
  values: PropertyValues;
  /** names of the properties whose value differs from the loaded one */
  edited: string[];
  /** names of the properties whose field lost the focus since the last change */
  touched: string[];
  /** faults that the last save found */
  refused: Faults;
  /** values that somebody else saved since the form was loaded, of properties that are edited here */
  theirs: PropertyValues;
  /** the message of the last save about the whole form */
  message: string;
  /** number of refused saves; each moves the focus to the first fault */
  refusals: number;
  saving: boolean;
}

export type EditorAction =
  | { type: 'load'; properties: Property[] }
  | { type: 'edit'; name: string; value: PropertyValue }
  | { type: 'leave'; name: string }
  | { type: 'save' }
  | { type: 'refuse'; faults: Faults; message: string }
  | { type: 'update'; properties: Property[] }
  | { type: 'fail' }
  | { type: 'go on' }
  | { type: 'finish' };

export const LOADING: EditorState = {
  properties: null,
  values: {},
  edited: [],
  touched: [],
  refused: {},
  theirs: {},
  message: '',
  refusals: 0,
  saving: false,
};

const without = (names: readonly string[], name: string): string[] => names.filter((other) => other !== name);

export const editorReducer = produce((state: EditorState, action: EditorAction) => {
  switch (action.type) {
    case 'load':
      state.properties = action.properties;
      state.values = Object.fromEntries(action.properties.map(({ name, value }) => [name, value]));
      break;
    case 'edit': {
      const { name, value } = action;
      const loaded = state.properties?.find((property) => property.name === name);
      state.values[name] = value;
      state.edited = without(state.edited, name);
      if (loaded?.value !== value) state.edited.push(name);
      state.touched = without(state.touched, name);
      delete state.refused[name];
      delete state.theirs[name];
      state.message = '';
      break;
    }
    case 'leave':
      state.touched = [...without(state.touched, action.name), action.name];
      break;
    case 'save':
      state.saving = true;
      state.refused = {};
      state.theirs = {};
      state.message = '';
      break;
    case 'refuse':
      state.saving = false;
      state.refused = action.faults;
      state.message = action.message;
      state.refusals += 1;
      break;
    case 'update': {
      const { properties } = action;
      state.theirs = findTheirs(state, properties);
      const isEdited = ({ name, value }: Property) =>
        state.edited.includes(name) && !isSaved(state.values[name], value);
      const edited = properties.filter(isEdited);
      state.properties = properties;
      state.edited = edited.map(({ name }) => name);
      for (const { name, value } of properties) if (!state.edited.includes(name)) state.values[name] = value;
      break;
    }
    case 'fail':
      state.saving = false;
      break;
    case 'go on':
      state.message = '';
      break;
    case 'finish':
      state.saving = false;
      state.edited = [];
      break;
  }
});

/** Whether the site has stored a value, which it stores without spaces around it. */
const isSaved = (value: PropertyValue | undefined, saved: PropertyValue): boolean =>
  (typeof value === 'string' ? value.trim() : value) === saved;

/** The values of `latest` that somebody else saved in fields that are edited here, too. */
export function findTheirs(
  { properties, values, edited }: EditorState,
  latest: readonly Property[],
): PropertyValues {
  const isTheirs = ({ name, value }: Property): boolean =>
    edited.includes(name) &&
    !isSaved(values[name], value) &&
    value !== properties?.find((loaded) => loaded.name === name)?.value;
  return Object.fromEntries(latest.filter(isTheirs).map(({ name, value }) => [name, value]));
}

/** The values to send; absent ones stay unchanged on the server. */
export const editedValues = ({ values, edited }: EditorState): PropertyValues =>
  Object.fromEntries(
    Object.entries(values).filter(([name]) => edited.includes(name) || name === FORM_VERSION),
  );

/** The fault to show beside a property. A value has no fault while the user types it. */
export function findShownFault(state: EditorState, property: Property): string | undefined {
  const { name } = property;
  const isTouched = state.touched.includes(name);
  return state.refused[name] ?? (isTouched ? findFormatFault(property, state.values[name]) : undefined);
}

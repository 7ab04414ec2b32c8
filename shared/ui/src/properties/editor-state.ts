import type { Property, PropertyValue, PropertyValues } from '@holeshot/contract/wire';
import { produce } from 'immer';
import { findFormatFault } from './property-checks';

/** Faults of properties by the property's name. */
export type Faults = Record<string, string>;

export interface EditorState {
  /** `null` while they load */
  properties: Property[] | null;
  /** by property name, as the form shows them */
  values: PropertyValues;
  /** names of the properties whose value differs from the loaded one */
  edited: string[];
  /** names of the properties that were left since their last change */
  touched: string[];
  /** faults that the last save found */
  refused: Faults;
  /** what the last save said about the whole form */
  message: string;
  /** how many saves were refused; the focus moves to the first fault with each */
  refusals: number;
  saving: boolean;
}

export type EditorAction =
  | { type: 'load'; properties: Property[] }
  | { type: 'edit'; name: string; value: PropertyValue }
  | { type: 'leave'; name: string }
  | { type: 'save' }
  | { type: 'refuse'; faults: Faults; message: string }
  | { type: 'fail' }
  | { type: 'finish' };

export const LOADING: EditorState = {
  properties: null,
  values: {},
  edited: [],
  touched: [],
  refused: {},
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
      state.message = '';
      break;
    }
    case 'leave':
      state.touched = [...without(state.touched, action.name), action.name];
      break;
    case 'save':
      state.saving = true;
      state.refused = {};
      state.message = '';
      break;
    case 'refuse':
      state.saving = false;
      state.refused = action.faults;
      state.message = action.message;
      state.refusals += 1;
      break;
    case 'fail':
      state.saving = false;
      break;
    case 'finish':
      state.saving = false;
      state.edited = [];
      break;
  }
});

/** The values to send: the server keeps those that are absent. */
export const editedValues = ({ values, edited }: EditorState): PropertyValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => edited.includes(name)));

/** The fault to show beside a property. A value that is being typed has no fault yet. */
export function findShownFault(state: EditorState, property: Property): string | undefined {
  const { name } = property;
  const isTouched = state.touched.includes(name);
  return state.refused[name] ?? (isTouched ? findFormatFault(property, state.values[name]) : undefined);
}

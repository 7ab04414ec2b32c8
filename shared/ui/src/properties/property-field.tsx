import type { Property, PropertyValue } from '@holeshot/contract/wire';
import { Suspense } from 'react';
import { lazyPart } from '../feedback/lazy-part';
import { BoolField } from './fields/bool-field';
import { CodeField } from './fields/code-field';
import { ColorField } from './fields/color-field';
import type { FieldControl } from './fields/field';
import { FieldPlaceholder } from './fields/field-placeholder';
import { ImageField } from './fields/image-field';
import { ReadonlyField } from './fields/readonly-field';
import { SelectField } from './fields/select-field';
import { StringField } from './fields/string-field';
import { TextField } from './fields/text-field';

const DateTimeField = lazyPart(
  'The date',
  async () => (await import('./fields/date-time-field')).DateTimeField,
);
const NumberField = lazyPart('The number', async () => (await import('./fields/number-field')).NumberField);
const CountryField = lazyPart(
  'The countries',
  async () => (await import('./fields/country-field')).CountryField,
);
const TimeZoneField = lazyPart(
  'The time zones',
  async () => (await import('./fields/time-zone-field')).TimeZoneField,
);

/** In pixels, for a picture property without a size. */
const PICTURE_SIZE = 128;

interface PropertyFieldProps {
  property: Property;
  /** id of the control */
  id: string;
  value: PropertyValue | undefined;
  fault: string | undefined;
  edit: (value: PropertyValue) => void;
  leave: () => void;
}

/** The field of a property, by its type. */
export const PropertyField = (props: PropertyFieldProps) => (
  <Suspense fallback={<FieldPlaceholder />}>
    <FieldOfType {...props} />
  </Suspense>
);

function FieldOfType({ property, value, ...rest }: PropertyFieldProps) {
  const { title, desc } = property;
  const isRequired = 'required' in property && property.required === true;
  const field: Omit<FieldControl<PropertyValue>, 'value'> = { ...rest, title, desc, isRequired };
  const text = { ...field, value: typeof value === 'string' ? value : '' };
  switch (property.type) {
    case 'string':
      return <StringField {...text} maxLength={property.maxLength} />;
    case 'text':
      return (
        <TextField
          {...text}
          height={property.height}
          maxLength={property.maxLength}
          isMarkdown={property.markdown === true}
        />
      );
    case 'color':
      return <ColorField {...text} />;
    case 'bool':
      return <BoolField {...field} value={value === true} />;
    case 'number':
      return (
        <NumberField
          {...field}
          value={typeof value === 'number' ? value : null}
          min={property.min}
          max={property.max}
        />
      );
    case 'datetime':
      return <DateTimeField {...text} />;
    case 'image': {
      const { width = PICTURE_SIZE, height = PICTURE_SIZE } = property;
      return <ImageField {...text} size={{ width, height }} />;
    }
    case 'list':
      return <SelectField {...text} options={property.options} none={isRequired ? undefined : 'None'} />;
    case 'country':
      return <CountryField {...text} />;
    case 'timezone':
      return <TimeZoneField {...text} />;
    case 'readonly':
      return <ReadonlyField {...text} />;
    case 'code':
      return <CodeField {...text} />;
    case 'desc':
      return null;
  }
}

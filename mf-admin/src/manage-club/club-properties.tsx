import type { Property } from '@holeshot/contract/wire';
import { styled } from '@holeshot/platform';
import { DetailList } from '@holeshot/ui';
import { ClubStorage } from './club-storage';
import type { ManagedClub } from './managing.query';

const EMPTY = '–';

const Picture = styled.img`
  display: block;
  max-width: 100%;
  max-height: 64px;
  border-radius: 6px;
`;

const Swatch = styled.svg`
  display: inline-block;
  width: 16px;
  height: 16px;
  margin-right: 8px;
  vertical-align: -2px;
`;

const List = styled(DetailList)`
  dt {
    padding-right: 12px;
    overflow-wrap: anywhere;
  }
`;

interface ClubPropertiesProps {
  properties: readonly Property[];
  storage: ManagedClub['storage'] | null;
}

/** The short properties of a club, one per line, and its storage. The code has a button that copies it instead. */
export const ClubProperties = ({ properties, storage }: ClubPropertiesProps) => (
  <List $columns="132px minmax(0, 1fr)">
    {properties
      .filter(({ type }) => !['code', 'desc', 'text'].includes(type))
      .map((property) => (
        <div key={property.name}>
          <dt>{property.title}</dt>
          <dd>
            <Value property={property} />
          </dd>
        </div>
      ))}
    {storage && <ClubStorage storage={storage} />}
  </List>
);

function Value({ property }: { property: Property }) {
  const { type, value } = property;
  if (type === 'bool') return value ? 'Yes' : 'No';
  if (value === '' || value === null) return EMPTY;
  if (type === 'image') return <Picture src={value} alt="" />;
  if (type !== 'color') return String(value);
  return (
    <>
      <Swatch viewBox="0 0 1 1" aria-hidden>
        <rect width="1" height="1" fill={value} />
      </Swatch>
      {value}
    </>
  );
}

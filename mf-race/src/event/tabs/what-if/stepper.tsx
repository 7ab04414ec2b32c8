import { styled } from '@holeshot/platform';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 56px;
  border-top: 1px solid var(--line);
  @media (scripting: none) {
    display: none;
  }
`;

const Steps = styled.span`
  display: inline-grid;
  grid-template-columns: 44px 44px 44px;
  align-items: center;
  overflow: hidden;
  border: 1px solid var(--edge);
  border-radius: 6px;
  text-align: center;
  button {
    height: 42px;
    border: 0;
    background: none;
    color: var(--t1);
    font-size: 22px;
    cursor: pointer;
  }
  button[aria-disabled='true'] {
    color: var(--t3);
    cursor: default;
  }
  button:focus-visible {
    outline-offset: -3px;
  }
  output {
    border-inline: 1px solid var(--line);
    font-size: 19px;
    font-weight: 700;
    line-height: 42px;
  }
  @media print {
    &,
    output {
      display: inline-block;
      border: 0;
    }
  }
`;

interface StepperProps {
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A number with two buttons that change it. At a limit a button keeps the focus, which a disabled one loses. */
export function StepButtons({ label, value, min, max, onChange }: StepperProps) {
  const step = (by: number) => {
    const next = value + by;
    const isAllowed = next >= min && next <= max;
    return { 'aria-disabled': !isAllowed, onClick: () => isAllowed && onChange(next) };
  };
  return (
    <Steps role="group" aria-label={label}>
      <button type="button" aria-label="Less" data-print="no" {...step(-1)}>
        −
      </button>
      <output>{value}</output>
      <button type="button" aria-label="More" data-print="no" {...step(1)}>
        +
      </button>
    </Steps>
  );
}

/** `StepButtons` in a row with a visible label. */
export const Stepper = (props: StepperProps) => (
  <Row>
    <span>{props.label}</span>
    <StepButtons {...props} />
  </Row>
);

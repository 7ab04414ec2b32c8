const STAR = 'M8 1.2 10.1 5.7 15 6.3 11.4 9.7 12.3 14.6 8 12.2 3.7 14.6 4.6 9.7 1 6.3 5.9 5.7Z';

export const StarIcon = ({ isFilled }: { isFilled: boolean }) => (
  <svg width={16} height={16} viewBox="0 0 16 16" aria-hidden="true">
    <path
      d={STAR}
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.4}
      strokeLinejoin="round"
    />
  </svg>
);

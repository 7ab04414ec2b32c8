/** The words before the name of the hosting club; builds for tests replace them (`tools/rehearse/variants.ts`). */
export const HostedBy = () => <>Hosted by</>;

/** Stands before the name of the hosting club. */
export const HostedBy = () => <>Hosted by</>;

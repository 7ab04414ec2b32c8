/** A page that can be shared. */
export interface ShareItem {
  /** `Race`, `Your result` */
  label: string;
  /** `Race 5-1, Saltbush Grand Final` */
  title: string;
  /** site-relative */
  path: string;
  /** the path of the picture, if it is not that of the page */
  picture?: string;
}

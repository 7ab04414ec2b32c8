/** The mark as an icon: two gate posts and the shot through the gap. */
export const ICON_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="6" fill="#0B0C0E"/><path d="M8 6h5v8H8zM8 18h5v8H8zM19 6h5v8h-5zM19 18h5v8h-5z" fill="#F5F6F7"/><path d="M5 14.5h22v3H5z" fill="#D9182F"/></svg>';

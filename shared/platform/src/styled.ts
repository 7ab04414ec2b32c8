/**
 * The part of styled-components that the site uses. Imported from here, it is one shared copy, and the build drops the
 * rest.
 */
export { createGlobalStyle, css, keyframes, StyleSheetManager, styled } from 'styled-components';

/**
 * The part of styled-components that the site uses. Everyone imports it from here, so that one copy runs and
 * the shell's build can drop the rest.
 */
export { createGlobalStyle, css, keyframes, StyleSheetManager, styled } from 'styled-components';

/*
 * Must be the first import of the page's entry: styled-components and the chunk loader take the nonce from this
 * global when they are first evaluated, and the security policy refuses their styles and scripts without it.
 */
declare global {
  var __webpack_nonce__: string | undefined;
}

__webpack_nonce__ = document.currentScript?.nonce;

/** The page's nonce, for scripts the shell adds itself. */
export const pageNonce: string | undefined = __webpack_nonce__;

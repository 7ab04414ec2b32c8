/*
 * Must be the first import of the entry: styled-components and the chunk loader read the nonce from this global when
 * they are first evaluated, and the security policy blocks their styles and scripts without it.
 */
declare global {
  var __webpack_nonce__: string | undefined;
}

__webpack_nonce__ = document.currentScript?.nonce;

/** The page's nonce, for scripts that the shell adds. */
export const pageNonce: string | undefined = __webpack_nonce__;

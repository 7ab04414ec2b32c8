const { TestEnvironment } = require('jest-environment-jsdom');
require('./keep-compiled.cjs');

/** jsdom with Node's fetch API, which jsdom lacks and React Router needs, and stubs for other missing browser APIs. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      Headers,
      ReadableStream,
      Request,
      Response,
      TextDecoder,
      TextEncoder,
      TransformStream,
      fetch,
      structuredClone,
    });
    const { performance } = this.global;
    performance.mark ??= () => undefined;
    performance.measure ??= () => undefined;
    // jsdom has the dialog element without its methods
    const dialog = this.global.HTMLDialogElement.prototype;
    dialog.showModal ??= function showModal() {
      this.open = true;
    };
    dialog.close ??= function close() {
      this.open = false;
      this.dispatchEvent(new this.ownerDocument.defaultView.Event('close'));
    };
    this.global.matchMedia ??= (media) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    this.global.Element.prototype.scrollIntoView ??= () => undefined;
    // jsdom has no layout and no animations
    this.global.ResizeObserver ??= class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    this.global.Element.prototype.animate ??= () => undefined;
    this.global.scrollTo = () => undefined;
  }
};

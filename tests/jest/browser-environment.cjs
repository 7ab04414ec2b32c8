const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom lacks the fetch family that the router's data API is made of; Node's own is handed in. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      AbortController,
      AbortSignal,
      FormData,
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
    // jsdom knows the element but not how it opens
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
    // it knows neither layout nor motion
    this.global.Element.prototype.animate ??= () => undefined;
    this.global.scrollTo = () => undefined;
  }
};

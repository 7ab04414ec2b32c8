import { THEME_STORAGE_KEY } from '@holeshot/contract';

/** A phone set to a light color scheme, whose visitor has chosen no theme, is offered the sunlight theme. */
const LIGHT_PHONE = '(max-width: 719px) and (prefers-color-scheme: light)';

/** With forced colors, drawings need the theme that suits the background, whatever the visitor has chosen. */
const THEME = `matchMedia('(forced-colors: active)').matches?matchMedia('(prefers-color-scheme: light)').matches?'sun':'dark':localStorage.getItem('${THEME_STORAGE_KEY}')`;

/**
 * An inline script that sets the visitor's theme before the first paint, and makes room for the offer of another one,
 * because pages are the same for all visitors. Without access to storage the page stays dark.
 */
export const THEME_SCRIPT = `try{let root=document.documentElement,theme=${THEME};if(theme==='sun'){root.dataset.theme='sun';document.querySelector('[name=theme-color]').content='#FFFFFF'}else if(theme===null&&matchMedia('${LIGHT_PHONE}').matches)root.dataset.offer='sun'}catch{}`;

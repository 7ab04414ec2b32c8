import { THEME_STORAGE_KEY } from '@holeshot/contract';

/**
 * An inline script that sets the visitor's theme before the first paint, because pages are the same for all visitors.
 * Without access to storage the page stays dark.
 */
export const THEME_SCRIPT = `try{if(localStorage.getItem('${THEME_STORAGE_KEY}')==='sun'){document.documentElement.dataset.theme='sun';document.querySelector('[name=theme-color]').content='#FFFFFF'}}catch{}`;

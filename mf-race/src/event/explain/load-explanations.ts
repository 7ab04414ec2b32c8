/** In a chunk of their own, which loads when the address opens a figure. */
export const loadExplanations = () => import(/* webpackChunkName: "race-event.explain" */ './explanations');

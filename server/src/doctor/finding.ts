/** The result of one check. */
export interface Finding {
  /** the subject, such as `Database` */
  what: string;
  /** `fault`: a part of the site fails; `warning`: it works, and could do better; `fine`: nothing to do */
  state: 'fine' | 'warning' | 'fault';
  /** what was found, a sentence */
  found: string;
  /** what to do, a sentence; absent when there is nothing to do */
  advice?: string;
  /** the club that it is about, if any */
  clubId?: number;
}

export const fine = (what: string, found: string): Finding => ({ what, state: 'fine', found });

export const warn = (what: string, found: string, advice: string): Finding => ({
  what,
  state: 'warning',
  found,
  advice,
});

export const fault = (what: string, found: string, advice: string): Finding => ({
  what,
  state: 'fault',
  found,
  advice,
});

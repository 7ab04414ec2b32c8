import * as z from 'zod';

/** Directives of policies; others count as `other`, so that nobody can add names. */
const DIRECTIVES: ReadonlySet<string> = new Set([
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'font-src',
  'connect-src',
  'frame-src',
  'worker-src',
  'child-src',
  'media-src',
  'object-src',
  'manifest-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
]);
const MAX_PAGE_CHARACTERS = 200;

/** A violation of a page's policy, without anything personal that an address may contain. */
export interface CspViolation {
  /** `other` for an unknown one */
  directive: string;
  /** origin of the blocked resource, its scheme if it has none (`data:`), or a word such as `inline` */
  blocked: string;
  /** path of the page, without its query */
  page: string;
}

const text = z.string().max(16_384).default('');

/** The body of `application/csp-report`. */
const oldReportSchema = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
  }),
});

/** The body of `application/reports+json`. */
const reportsSchema = z.array(
  z.object({
    type: z.string(),
    body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }).nullish(),
  }),
);

/** Reads the policy violations from a body of either kind. Undefined for any other body. */
export function parseCspReports(body: unknown): CspViolation[] | undefined {
  const old = oldReportSchema.safeParse(body);
  if (old.success) {
    const report = old.data['csp-report'];
    const directive = report['effective-directive'] || report['violated-directive'];
    return [toViolation(directive, report['blocked-uri'], report['document-uri'])];
  }
  const reports = reportsSchema.safeParse(body);
  return reports.data?.flatMap(({ type, body: report }) =>
    type === 'csp-violation' && report
      ? [toViolation(report.effectiveDirective, report.blockedURL, report.documentURL)]
      : [],
  );
}

/** Older browsers send the whole directive, with its sources. */
function toViolation(directive: string, blockedUrl: string, pageUrl: string): CspViolation {
  const [name = ''] = directive.trim().split(/\s/, 1);
  return {
    directive: DIRECTIVES.has(name) ? name : 'other',
    blocked: getOrigin(blockedUrl),
    page: (findUrl(pageUrl)?.pathname ?? '').slice(0, MAX_PAGE_CHARACTERS),
  };
}

const findUrl = (url: string): URL | undefined => (URL.canParse(url) ? new URL(url) : undefined);

function getOrigin(blocked: string): string {
  const url = findUrl(blocked);
  if (url) return url.origin === 'null' ? url.protocol : url.origin;
  return /^[a-z-]{1,20}$/.test(blocked) ? blocked : 'other';
}

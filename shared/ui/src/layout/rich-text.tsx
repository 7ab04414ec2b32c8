import { styled } from '@holeshot/platform';

const Frame = styled.div`
  max-width: 66ch;
  color: var(--t2);
  font: 15px/1.6 var(--prose);
  overflow-wrap: anywhere;
  > * + * {
    margin-top: 12px;
  }
  h3,
  h4,
  h5,
  h6 {
    margin-top: 20px;
    color: var(--t1);
    font: 600 18px/1.3 var(--ui);
  }
  ul,
  ol {
    padding-left: 22px;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  a {
    text-decoration: underline 1px var(--edge);
    text-underline-offset: 3px;
  }
`;

/** User-written Markdown. `html` has to be the output of `renderMarkdown`, because it is not sanitized here. */
export const RichText = ({ html }: { html: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the library writes each tag, and text stays text
  <Frame dangerouslySetInnerHTML={{ __html: html }} />
);

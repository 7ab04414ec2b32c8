import { renderMarkdown } from '@holeshot/domain/markdown';
import { RichText } from '../../layout/rich-text';

/** What a page will show of a text in Markdown. */
export const MarkdownPreview = ({ text }: { text: string }) => <RichText html={renderMarkdown(text)} />;

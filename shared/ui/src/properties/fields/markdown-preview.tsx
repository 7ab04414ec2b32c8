import { renderMarkdown } from '@holeshot/domain/markdown';
import { RichText } from '../../layout/rich-text';

/** Shows Markdown as pages render it. */
export const MarkdownPreview = ({ text }: { text: string }) => <RichText html={renderMarkdown(text)} />;

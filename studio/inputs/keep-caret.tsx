import { Component, createRef, type FormEvent, type ReactNode } from 'react';
import { type Caret, followPhrase, type Phrase, phraseAfter } from './follow-phrase.ts';

interface KeepCaretProps {
  /** Writes a text in the place of the one that the field shows. */
  onWrite: (text: string) => void;
  children: ReactNode;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps the caret of a text field, and the words before it, where they are while somebody else writes in it. A browser puts
 * the caret at the end of a new text; and of two people who write at the end, the Studio puts each one's latest letters
 * behind the other's. Either way both phrases would end up in pieces.
 */
export class KeepCaret extends Component<KeepCaretProps> {
  readonly #root = createRef<HTMLDivElement>();
  #phrase: Phrase = { words: '', at: 0 };
  /** What the field showed before the latest key. */
  #shown = '';

  override getSnapshotBeforeUpdate(): Caret | null {
    const field = this.#field();
    if (!field) return null;
    const { value: text, selectionStart, selectionEnd } = field;
    return { text, start: selectionStart ?? text.length, end: selectionEnd ?? text.length };
  }

  override componentDidUpdate(_props: unknown, _state: unknown, before: Caret | null) {
    const field = this.#field();
    if (!before || !field || field.value === before.text) return;
    const { phrase, text, start, end } = followPhrase(before, field.value, this.#phrase);
    this.#phrase = phrase;
    const isMended = text !== field.value;
    // At once: the next key must find the mended text, and the form may take a moment.
    if (isMended) field.value = text;
    field.setSelectionRange(start, end);
    if (isMended) this.props.onWrite(text);
  }

  override render() {
    return (
      <div
        ref={this.#root}
        style={{ display: 'contents' }}
        onKeyDownCapture={this.#remember}
        onPasteCapture={this.#remember}
        onInputCapture={({ target }: FormEvent) => {
          if (isField(target)) this.#phrase = phraseAfter(this.#phrase, this.#shown, target.value);
          this.#remember();
        }}
      >
        {this.props.children}
      </div>
    );
  }

  readonly #remember = () => {
    this.#shown = this.#field()?.value ?? '';
  };

  #field(): Field | undefined {
    const field = document.activeElement;
    return isField(field) && this.#root.current?.contains(field) ? field : undefined;
  }
}

function isField(element: EventTarget | null): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

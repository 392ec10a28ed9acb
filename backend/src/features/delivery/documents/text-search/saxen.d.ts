/** What is used of saxen, which has no types of its own. */
declare module 'saxen' {
  type Plain = (text: string) => string;

  export class Parser {
    ns(prefixes: Readonly<Record<string, string>>): this;
    on(event: 'openTag' | 'closeTag', listener: (name: string) => void): this;
    on(event: 'text', listener: (text: string, plain: Plain) => void): this;
    on(event: 'cdata', listener: (text: string) => void): this;
    /** @throws an error for a text that is not well formed */
    parse(xml: string): this;
  }
}

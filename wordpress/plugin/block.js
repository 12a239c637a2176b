// The block “IBAN calculator” in the editor: its settings, and the calculator in a frame as a preview. PHP renders the block
// on the page. WordPress's own scripts bring everything, so nothing has to be built.
(({ blockEditor, blocks, components, element }, { frame, lang, words }) => {
  const { createElement, useEffect, useRef, useState } = element;
  const { SelectControl, TextControl } = components;

  const choices = (values) => values.map((value) => ({ value, label: words[value] }));

  function Preview({ attributes }) {
    const ref = useRef();
    const [height, setHeight] = useState(260);
    useEffect(() => {
      const page = ref.current.ownerDocument.defaultView;
      const resize = ({ data, source }) => {
        if (source === ref.current?.contentWindow && data?.ibanRechner) setHeight(data.ibanRechner.height);
      };
      page.addEventListener('message', resize);
      return () => page.removeEventListener('message', resize);
    }, []);
    const query = new URLSearchParams({ mode: attributes.mode, lang: attributes.lang || lang });
    return createElement('iframe', {
      ref,
      src: `${frame}?${query}`,
      title: words.preview,
      tabIndex: -1,
      // A click selects the block.
      style: { border: 0, width: '100%', height, pointerEvents: 'none' },
    });
  }

  function edit({ attributes, setAttributes }) {
    const control = (type, name, more) =>
      createElement(type, {
        label: words[name],
        value: attributes[name],
        onChange: (value) => setAttributes({ [name]: value }),
        ...more,
      });
    const languages = [
      { value: '', label: words.site },
      { value: 'de', label: 'Deutsch' },
      { value: 'en', label: 'English' },
    ];
    return createElement(
      'div',
      blockEditor.useBlockProps(),
      createElement(
        blockEditor.InspectorControls,
        null,
        createElement(
          components.PanelBody,
          null,
          control(SelectControl, 'mode', { options: choices(['validate', 'build', 'lookup']) }),
          attributes.mode === 'build' && control(TextControl, 'blz', { inputMode: 'numeric' }),
          control(TextControl, 'accent'),
          control(SelectControl, 'lang', { options: languages }),
        ),
      ),
      createElement(Preview, { attributes }),
    );
  }

  blocks.registerBlockType('iban-rechner/widget', { edit, save: () => null });
})(window.wp, window.ibanRechnerBlock);

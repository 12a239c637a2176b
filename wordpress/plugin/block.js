// The block “IBAN calculator” in the editor: its settings, and a preview. PHP renders the block on the page, and for
// the preview. WordPress's own scripts bring everything, so nothing has to be built.
(({ apiFetch, blockEditor, blocks, components, element, i18n, url }) => {
  const { createElement, useEffect, useState } = element;
  const { SelectControl, TextControl } = components;
  const { __ } = i18n;
  // embed.js of the same version is beside this script.
  const script = new URL('scripts/embed.js', document.currentScript.src);
  script.search = new URL(document.currentScript.src).search;

  /** The calculator in a frame of its own: as visitors see it, whatever the styles of the editor are. */
  function Preview({ attributes }) {
    const [html, setHtml] = useState('');
    const [height, setHeight] = useState(260);
    const path = url.addQueryArgs('/wp/v2/block-renderer/iban-rechner/widget', {
      context: 'edit',
      attributes,
    });
    useEffect(() => {
      let isCurrent = true;
      const show = ({ rendered }) => isCurrent && setHtml(rendered);
      // Waits until typing has paused.
      const timer = setTimeout(() => apiFetch({ path }).then(show, () => {}), 250);
      return () => {
        isCurrent = false;
        clearTimeout(timer);
      };
    }, [path]);
    const followHeight = ({ target }) => {
      const { body } = target.contentDocument;
      new ResizeObserver(() => setHeight(body.offsetHeight)).observe(body);
    };
    return createElement('iframe', {
      srcDoc: `<!doctype html><body style="margin:0;display:flow-root">${html}<script src="${script}"></script>`,
      title: __('Preview of the IBAN calculator', 'iban-rechner'),
      tabIndex: -1,
      onLoad: followHeight,
      // A click selects the block.
      style: { border: 0, width: '100%', height, pointerEvents: 'none' },
    });
  }

  function edit({ attributes, setAttributes }) {
    const control = (type, name, label, more) =>
      createElement(type, {
        label,
        value: attributes[name],
        onChange: (value) => setAttributes({ [name]: value }),
        __nextHasNoMarginBottom: true,
        __next40pxDefaultSize: true,
        ...more,
      });
    const modes = [
      { value: 'validate', label: __('Check an IBAN', 'iban-rechner') },
      { value: 'build', label: __('Compute an IBAN', 'iban-rechner') },
      { value: 'lookup', label: __('Find a bank and its BIC', 'iban-rechner') },
    ];
    const languages = [
      { value: '', label: __('Language of the site', 'iban-rechner') },
      { value: 'de', label: 'Deutsch' },
      { value: 'en', label: 'English' },
    ];
    const blz = __('Bank code (BLZ) that is filled in', 'iban-rechner');
    return createElement(
      'div',
      blockEditor.useBlockProps(),
      createElement(
        blockEditor.InspectorControls,
        null,
        createElement(
          components.PanelBody,
          null,
          control(SelectControl, 'mode', __('What it does', 'iban-rechner'), { options: modes }),
          attributes.mode === 'build' && control(TextControl, 'blz', blz, { inputMode: 'numeric' }),
          control(TextControl, 'accent', __('Colour, such as #0b6e80', 'iban-rechner')),
          control(SelectControl, 'lang', __('Language', 'iban-rechner'), { options: languages }),
        ),
      ),
      createElement(Preview, { attributes }),
    );
  }

  blocks.registerBlockType('iban-rechner/widget', { edit, save: () => null });
})(window.wp);
